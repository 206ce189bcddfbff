/** Records the recipe generator: two messages of one conversation, the second leans on the first. */
import { say } from "../../samples/src/scripted/model";
import { hideStepWrites } from "../lib/hide";
import { defineRecording } from "../lib/spec";
import { withStandIns } from "../lib/stand-ins";
import { EXA_KEY, exa } from "./exa";

const first = "Eggs, tomatoes, a red pepper, an onion. What can I cook?";
const second = "Without the eggs, please. I also have stale bread.";

/** What the searches find: articles that anyone can open, in words of ours. */
const pages = [
  {
    title: "Shakshouka",
    url: "https://en.wikipedia.org/wiki/Shakshouka",
    about: ["sauce"],
    waitMs: 460,
    text: "Eggs poached in a sauce of tomatoes, peppers, onion and olive oil, often with cumin and paprika.",
  },
  {
    title: "Piperade",
    url: "https://en.wikipedia.org/wiki/Piperade",
    about: ["basque"],
    waitMs: 610,
    text: "A Basque dish of onions, peppers and tomatoes cooked soft in oil; eggs and ham are common additions.",
  },
  {
    title: "Panzanella",
    url: "https://en.wikipedia.org/wiki/Panzanella",
    about: ["bread"],
    waitMs: 420,
    text: "A Tuscan salad of stale bread that is soaked, and tomatoes, with onion, basil, olive oil and vinegar.",
  },
];

const answer = `Two dishes without eggs:

1. [Panzanella](https://en.wikipedia.org/wiki/Panzanella), a Tuscan bread salad. At hand: stale bread, tomatoes, onion. Missing: basil, olive oil, vinegar. Soak the bread and squeeze it out. Mix it with the cut vegetables, oil and vinegar. Let it rest.
2. [Piperade](https://en.wikipedia.org/wiki/Piperade), served on toast. At hand: pepper, tomatoes, onion, bread. Missing: olive oil. Cook onion and pepper soft, add the tomatoes and wait until they are thick.
`;

/** What the program calls, and what answers here. */
export const standIns = [exa(pages)];

/** What its `.env` holds. */
export const env = { EXA_API_KEY: EXA_KEY };

const memory = { userId: "ana", conversationId: "dinner" };

/** Sent after the request of the page, so that every reply of the script is asked for. */
export const alsoAsked = [
  `curl http://localhost:3141/agents/recipe-generator/text \\
  -H "Content-Type: application/json" \\
  -d '${JSON.stringify({ input: second, options: { memory } })}'`,
];

const search = (query: string) => ({ name: "exa_web_search_exa", input: { query } });

export default defineRecording({
  slug: "recipe-generator",
  title: "Two messages of a conversation about dinner",
  program: "projects/with-recipe-generator/src/agent.ts",
  input: second,
  replies: [
    {
      tools: [
        search("eggs cooked in a sauce of tomatoes and red pepper"),
        search("Basque dish of peppers, onions and tomatoes"),
      ],
      waitMs: 640,
    },
    say(
      "[Shakshouka](https://en.wikipedia.org/wiki/Shakshouka): everything is at hand but cumin and oil. [Piperade](https://en.wikipedia.org/wiki/Piperade): only oil is missing.",
      { waitMs: 980 },
    ),
    { tools: [search("salad of stale bread and tomatoes")], waitMs: 590 },
    say(answer, { waitMs: 1240 }),
  ],
  run: () =>
    withStandIns(standIns, async () => {
      Object.assign(process.env, env);
      const { recipes } = await import("../../projects/with-recipe-generator/src/agent");
      await recipes.generateText(first, { memory });
      await recipes.generateText(second, { memory });
    }),
  // Memory is saved after every step: the last time of each answer stays.
  hide: (span, all) =>
    hideStepWrites(span) ||
    (span.name === "memory.write" &&
      span !==
        all.findLast(({ name, parentId }) => name === span.name && parentId === span.parentId)),
});
