/** Texts of the options of workflow steps. Defaults were read in dist/index.js of @voltagent/core. */
import type { OptionText, OptionTexts } from "../option-table";

/** What a step's function returns: all of them are async. */
const returns = (result: string) => ({ InternalWorkflowFunc: `\`async (step) => ${result}\`` });

const STEP = { InternalAnyWorkflowStep: "step" } as const;

const ID = "Identifies the step in traces and in `getStepData`. Must be unique in the workflow.";
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
  condition: "Checked after each iteration; `data` is the iteration's output.",
  step: { default: "required without `steps`", text: "The step to repeat." },
  steps: {
    default: "required without `step`",
    text: "Several steps, run in order in each iteration.",
  },
} as const;

const LOOP_RETRIES = "How often a failed loop is retried, **starting from the first iteration**.";
const LOOP_NAMES = { ...STEP, ...returns("boolean"), WorkflowStepLoopSteps: "list of steps" };

const SUSPENSION = {
  suspendSchema: {
    default: "the workflow's",
    text: "Type of the data that a [suspension](/docs/workflows/suspend-resume/) returns to the caller.",
  },
  resumeSchema: {
    default: "the workflow's",
    text: "Type of the data that the run is resumed with.",
  },
} as const;

/** Tables about workflow steps. */
export const stepTables: readonly OptionTexts[] = [
  step(
    "andThen",
    {
      execute: "Your function. Its return value is the next step's `data`.",
      inputSchema: "[Type](/docs/workflows/schemas/) of `data`. Not validated at run time.",
      outputSchema: "Type of the return value. Not validated at run time.",
      ...SUSPENSION,
    },
    "How often a failed step is retried.",
    returns("data"),
  ),
  step(
    "andWhen",
    {
      condition:
        "Your function. It receives the same object as [a step function](/docs/workflows/execute-api/).",
      step: "The step to run if the condition is true: `andThen(…)`, `andAgent(…)` or any other.",
      inputSchema: "Type of the incoming data.",
      outputSchema: "Type of the outgoing data.",
      ...SUSPENSION,
    },
    "How often the condition and the step are retried after an error.",
    { ...STEP, ...returns("boolean") },
  ),
  step(
    "andTap",
    {
      execute:
        "Your function. It receives the same object as [a step function](/docs/workflows/execute-api/).",
      inputSchema: "Type of `data`, if it cannot be inferred from the previous step.",
      ...SUSPENSION,
    },
    "Has no effect: an error in the function is only logged.",
    returns("void"),
  ),
  step(
    "andAll",
    { steps: "The steps to run at the same time." },
    "How often **all** steps are retried after an error, including those that succeeded.",
    { STEPS: "list of steps" },
  ),
  step(
    "andRace",
    { steps: "The steps to run at the same time." },
    "How often the race is retried after an error.",
    {
      STEPS: "list of steps",
    },
  ),
  step(
    "andBranch",
    { branches: "The conditions and their steps." },
    "How often the conditions and branches are retried after an error.",
    {
      "ReadonlyArray<{ condition: InternalWorkflowFunc<INPUT, DATA, boolean, any, any>; step: InternalAnyWorkflowStep<INPUT, DATA, RESULT>; }>":
        "list of `{ condition, step }`",
    },
  ),
  step(
    "andForEach",
    {
      step: "The step to run for each item, with the item as `data`.",
      items: {
        default: "the data",
        text: "Returns the list. Required if the data is not a list itself.",
      },
      map: { default: "the item", text: "Builds the `data` of the inner step." },
      concurrency: { default: "`1`", text: "How many items run at the same time." },
    },
    "How often **the whole list** is retried after an error.",
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
      inputSchema: "Shown in the API only; it neither types nor validates.",
      outputSchema: "Shown in the API only; it neither types nor validates.",
    },
    "How often the mapping is retried when an `fn` entry throws.",
    { MAP: "object of entries" },
  ),
  step(
    "andSleep",
    { duration: "The time to wait, in milliseconds." },
    "How often the function is retried after an error.",
    returns("number"),
  ),
  step(
    "andSleepUntil",
    { date: "The time to wait for. A time in the past does not wait." },
    "How often the function is retried after an error.",
    returns("Date"),
  ),
  step(
    "andGuardrail",
    {
      inputGuardrails: "Check the data, which must then be text or messages.",
      outputGuardrails: "Check data of any type. They run after `inputGuardrails`.",
    },
    "How often the check is retried after an error.",
  ),
];
