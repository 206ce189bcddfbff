import {
  type Check,
  flag,
  list,
  object,
  oneOf,
  type Problem,
  text,
  textLike,
  wholeNumber,
} from "../../lib/record-checks";
import { useCaseCategories, useCaseIcons } from "../../lib/use-case";

const slug = textLike(/^[a-z0-9]+(-[a-z0-9]+)*$/, "hr-agent");
const sitePath = textLike(/^\/([a-z0-9-]+\/)*$/, "/docs/quick-start/");
const icon = oneOf(useCaseIcons);
const label = text({ max: 40 });
const sentence = text({ max: 130 });

const node = { id: slug, label: text({ max: 14 }), sublabel: text({ max: 20 }), icon };

const shape = object({
  id: wholeNumber(1, 99),
  slug,
  title: label,
  category: oneOf(useCaseCategories),
  icon,
  navTitle: label,
  navDescription: text({ max: 42 }),
  hero: object({
    headline: text({ max: 70 }),
    subtext: text({ max: 220 }),
    heroTag: text({ max: 30 }),
    primaryCTA: text({ max: 24 }),
    primaryCTALink: sitePath,
    secondaryCTA: text({ max: 24 }),
    secondaryCTALink: sitePath,
    businessTopics: list(label, { count: 3 }),
    systemCapabilities: list(label, { count: 3 }),
  }),
  painPoints: list(sentence, { count: 4 }),
  solutions: list(sentence, { count: 4 }),
  features: list(object({ title: label, description: text({ max: 180 }), icon }), { count: 6 }),
  exampleAgents: list(object({ name: label, description: text({ max: 140 }) }), { count: 7 }),
  capabilities: list(text({ max: 80 }), { count: 8 }),
  howItWorks: list(
    object({ step: wholeNumber(1, 4), title: label, description: text({ max: 180 }) }),
    { count: 4 },
  ),
  supervisorFlow: object({
    enabled: flag,
    title: text({ max: 60 }),
    subtitle: text({ max: 160 }),
    asker: text({ max: 14 }),
    agents: list(object({ ...node, uses: list(slug, { min: 0, max: 2 }) }), { count: 3 }),
    tools: list(object(node), { count: 2 }),
  }),
  customers: list(slug, { max: 3 }),
  docs: list(object({ label, to: sitePath }), { min: 2, max: 5 }),
});

const inOrder: Check = (value) => {
  const steps = Reflect.get(Object(value), "howItWorks");
  const wrong = Array.isArray(steps)
    ? steps.findIndex((step, index) => Reflect.get(Object(step), "step") !== index + 1)
    : -1;
  return wrong === -1
    ? []
    : [{ field: `howItWorks[${wrong}].step`, fix: `is out of order. Set it to ${wrong + 1}.` }];
};

/** An agent uses only tools of the same picture. */
const knownTools: Check = (value) => {
  const flow = Object(Reflect.get(Object(value), "supervisorFlow"));
  const listed = (key: string): readonly object[] => {
    const entries = Reflect.get(flow, key);
    return Array.isArray(entries) ? entries.map(Object) : [];
  };
  const known = listed("tools").map((tool) => String(Reflect.get(tool, "id")));
  return listed("agents").flatMap((agent, index) => {
    const uses = Reflect.get(agent, "uses");
    return (Array.isArray(uses) ? uses.map(String) : [])
      .filter((id) => !known.includes(id))
      .map(
        (id): Problem => ({
          field: `supervisorFlow.agents[${index}].uses`,
          fix: `names "${id}", which is no tool of this supervisor. Use one of: ${known.join(", ")}.`,
        }),
      );
  });
};

/** Says what a use case record lacks: field and remedy. Counts are those the page is made for. */
export const checkUseCase: Check = (value) => [
  ...shape(value),
  ...inOrder(value),
  ...knownTools(value),
];
