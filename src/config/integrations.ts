import type { PluginConfig } from "@docusaurus/types";
import { analytics, assistant, behaviour, posts, seo } from "./integration-list";

/** Hosts that a page policy has to allow, by directive. Empty lists allow nothing. */
export interface Sources {
  readonly script: readonly string[];
  readonly style: readonly string[];
  readonly connect: readonly string[];
  readonly img: readonly string[];
  readonly frame: readonly string[];
}

/** What a visitor is told about a tool: on the consent bar and on the privacy page. */
export interface ToolDescription {
  readonly id: "analytics" | "behaviour" | "seo" | "assistant" | "posts";
  /** The product's own name. */
  readonly name: string;
  readonly provider: string;
  /** What it does here, as a sentence. */
  readonly purpose: string;
  /** What it stores in the browser, as a sentence. */
  readonly stores: string;
  /** The provider's own page about data. */
  readonly address: string;
  /** Starts of the names of the cookies it sets for this site's host; removed when consent is withdrawn. */
  readonly cookies: readonly string[];
  /** False for what runs while the site is built, and never in a browser. */
  readonly needsConsent: boolean;
}

/** What the consent plugin is given, and what pages read with `usePluginData("consent")`. */
export interface ConsentData {
  readonly tools: readonly ToolDescription[];
}

/** A tool that stays out of the site altogether until its variable is set. */
export interface Integration {
  readonly description: ToolDescription;
  /** The environment variable that switches it on, read while building. */
  readonly variable: string;
  /** What a well-formed value looks like, and how to say so. */
  readonly pattern: RegExp;
  readonly form: string;
  readonly sources: Partial<Sources>;
  /** The local plugin that adds it, and the options it takes. */
  readonly plugin: (value: string) => PluginConfig;
}

/** A tool whose variable is set, with the value. */
export interface ActiveIntegration extends Integration {
  readonly value: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Every tool the site knows. */
export const integrations: readonly Integration[] = [analytics, behaviour, seo, assistant, posts];

/**
 * The tools whose variable is set, in a fixed order. An empty value counts as not set.
 * Throws when a value does not have the form its provider hands out.
 */
export function activeIntegrations(env: Environment): ActiveIntegration[] {
  return integrations.flatMap((integration) => {
    const value = env[integration.variable]?.trim();
    if (!value) {
      return [];
    }
    if (!integration.pattern.test(value)) {
      throw new Error(
        `${integration.variable} is "${value}", but ${integration.description.name} expects ${integration.form}. Correct it, or leave it out to switch the tool off.`,
      );
    }
    return [{ ...integration, value }];
  });
}

/** The hosts that the tools which are on need, without repeats. Throws as `activeIntegrations` does. */
export function integrationSources(env: Environment): Sources {
  const active = activeIntegrations(env);
  const hosts = (directive: keyof Sources) => [
    ...new Set(active.flatMap(({ sources }) => sources[directive] ?? [])),
  ];
  return {
    script: hosts("script"),
    style: hosts("style"),
    connect: hosts("connect"),
    img: hosts("img"),
    frame: hosts("frame"),
  };
}

/**
 * The plugins of the tools which are on, after the one that asks for consent.
 * An empty list when nothing is on. Throws as `activeIntegrations` does.
 */
export function integrationPlugins(env: Environment): PluginConfig[] {
  const active = activeIntegrations(env);
  const asked = active.filter(({ description }) => description.needsConsent);
  const consent: PluginConfig[] =
    asked.length > 0
      ? [
          [
            "./plugins/consent/index.ts",
            { tools: asked.map(({ description }) => description) } satisfies ConsentData,
          ],
        ]
      : [];
  return [...consent, ...active.map(({ plugin, value }) => plugin(value))];
}
