/** Texts of the options of workflow steps. Defaults were read in dist/index.js of @voltagent/core. */
import type { OptionText, OptionTexts } from "../option-table";

/** What a step's function returns: all of them are async. */
const returns = (result: string) => ({ InternalWorkflowFunc: `\`async (step) => ${result}\`` });

const STEP = { InternalAnyWorkflowStep: "step" } as const;

const ID = "Names the step in traces and in `getStepData`. Use each id once.";
const LABELS = {
  name: { default: "the id", text: "Shown in traces, events and the console." },
  purpose: "Describes the step in the console.",
} as const;

const retries = (text: string): OptionText => ({ default: "the workflow's", text });

/** A table of the object that a step's function takes. */
const step = (
  name: string,
  own: OptionTexts["options"],
  retried: string,
  typeNames?: OptionTexts["typeNames"],
): OptionTexts => ({
  name,
  from: "@voltagent/core",
  type: `Parameters<typeof pkg.${name}>[0]`,
  options: { id: ID, ...own, ...LABELS, retries: retries(retried) },
  ...(typeNames ? { typeNames } : {}),
});

const LOOP = {
  condition: "Asked after each round; `data` is what the round returned.",
  step: { default: "this or `steps`", text: "What is repeated." },
  steps: {
    default: "this or `step`",
    text: "Several steps, one after the other in each round.",
  },
} as const;

const LOOP_RETRIES = "After an error, starts the loop **from the first round**.";
const LOOP_NAMES = { ...STEP, ...returns("boolean"), WorkflowStepLoopSteps: "list of steps" };

const SUSPENSION = {
  suspendSchema: {
    default: "the workflow's",
    text: "Type of the data that a [suspension](/docs/workflows/suspend-resume/) sends out.",
  },
  resumeSchema: { default: "the workflow's", text: "Type of the data that it gets back." },
} as const;

/** Tables about workflow steps. */
export const stepTables: readonly OptionTexts[] = [
  step(
    "andThen",
    {
      execute: "Your function. What it returns is the next step's `data`.",
      inputSchema: "[Type](/docs/workflows/schemas/) of `data`. Not checked at run time.",
      outputSchema: "Type of the returned value. Not checked at run time.",
      ...SUSPENSION,
    },
    "How often to try again after an error.",
    returns("data"),
  ),
  step(
    "andWhen",
    {
      condition: "Gets the same object as [a step function](/docs/workflows/execute-api/).",
      step: "What runs if the condition is true: `andThen(…)`, `andAgent(…)`, or any other step.",
      inputSchema: "Type of the data before.",
      outputSchema: "Type of the data after.",
      ...SUSPENSION,
    },
    "Repeats condition and step after an error.",
    { ...STEP, ...returns("boolean") },
  ),
  step(
    "andTap",
    {
      execute:
        "Your function. It gets the same object as [a step function](/docs/workflows/execute-api/).",
      inputSchema: "Type of `data`, if the step before does not say enough.",
      ...SUSPENSION,
    },
    "Never used: an error in the function is only logged.",
    returns("void"),
  ),
  step(
    "andAll",
    { steps: "What runs side by side." },
    "Repeats **all** steps after an error, also those that succeeded.",
    { STEPS: "list of steps" },
  ),
  step("andRace", { steps: "What runs side by side." }, "Runs the race again after an error.", {
    STEPS: "list of steps",
  }),
  step("andBranch", { branches: "The cases." }, "Repeats conditions and branches after an error.", {
    "ReadonlyArray<{ condition: InternalWorkflowFunc<INPUT, DATA, boolean, any, any>; step: InternalAnyWorkflowStep<INPUT, DATA, RESULT>; }>":
      "list of `{ condition, step }`",
  }),
  step(
    "andForEach",
    {
      step: "Runs for each item, with the item as `data`.",
      items: {
        default: "the data",
        text: "Says which list. Needed when the data is not a list itself.",
      },
      map: { default: "the item", text: "Builds what the inner step gets." },
      concurrency: { default: "`1`", text: "How many items run at the same time." },
    },
    "Starts **the whole list** again after an error.",
    {
      ...STEP,
      WorkflowStepForEachItemsFunc: "`async (step) => list`",
      WorkflowStepForEachMapFunc: "`(step, item, index) => data`",
    },
  ),
  step("andDoWhile", LOOP, LOOP_RETRIES, LOOP_NAMES),
  step("andDoUntil", LOOP, LOOP_RETRIES, LOOP_NAMES),
  step(
    "andMap",
    {
      map: "The fields of the result.",
      inputSchema: "Shown in the API; neither types nor checks.",
      outputSchema: "Shown in the API; neither types nor checks.",
    },
    "For `fn` entries that may fail.",
    { MAP: "object of entries" },
  ),
  step(
    "andSleep",
    { duration: "Milliseconds to wait." },
    "For a function that may fail.",
    returns("number"),
  ),
  step(
    "andSleepUntil",
    { date: "Until when to wait. A time that is over does not wait." },
    "For a function that may fail.",
    returns("Date"),
  ),
  step(
    "andGuardrail",
    {
      inputGuardrails: "Check the data, which must be text or messages for that.",
      outputGuardrails: "Check the data, whatever it is. They run after `inputGuardrails`.",
    },
    "Checks again after an error.",
  ),
];
