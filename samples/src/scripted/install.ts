/**
 * Puts scripted models where the framework looks up `provider/model` strings, so that the very
 * program a reader writes runs without a key and without a network.
 */
import type { ModelProviderRegistry } from "@voltagent/core";
import type { ScriptedModels } from "./model";

/** The providers whose model strings the samples use. */
const PROVIDERS = ["openai", "anthropic", "google", "groq", "mistral"] as const;

/**
 * Answers every `openai/…`, `anthropic/…`, `google/…`, `groq/…` and `mistral/…` string that is looked up in
 * `registry` from the script. Throws when NODE_ENV is not `production`, because the framework then fetches a
 * model list from the network as soon as it is imported.
 */
export function installScriptedProviders(
  models: ScriptedModels,
  registry: ModelProviderRegistry,
): void {
  if (process.env.NODE_ENV !== "production") {
    throw new Error("Run scripted programs with NODE_ENV=production: nothing may be fetched.");
  }
  for (const provider of PROVIDERS) {
    registry.registerProvider(provider, {
      languageModel: (modelId) => models.languageModel(provider, modelId),
      embeddingModel: (modelId) => models.embeddingModel(provider, modelId),
    });
  }
}
