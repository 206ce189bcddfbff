/** Texts of workflow options. Defaults were read in dist/index.js of @voltagent/core. */
import type { OptionTexts } from "../option-table";

const CORE = "@voltagent/core";

const SCHEMA_NAMES = {
  INPUT_SCHEMA: "Zod schema",
  RESULT_SCHEMA: "Zod schema",
  SUSPEND_SCHEMA: "Zod schema",
  RESUME_SCHEMA: "Zod schema",
};

const workflowConfig: OptionTexts = {
  name: "WorkflowConfig",
  from: CORE,
  type: "Parameters<typeof pkg.createWorkflowChain>[0]",
  options: {
    id: "Names the workflow in addresses, traces and stored runs.",
    name: "Shown in the console and in events.",
    result: "[Type and description](/docs/workflows/schemas/) of the result.",
    input: { default: "text or messages", text: "Type and description of the input." },
    purpose: { default: '`"No purpose provided"`', text: "Says what the workflow is for." },
    suspendSchema: { default: "any", text: "Data that goes out when a run stops." },
    resumeSchema: { default: "any", text: "Data that comes in when it goes on." },
    hooks: "[Functions at fixed points](/docs/workflows/hooks/) of a run.",
    memory: { default: "in memory", text: "Keeps runs, so that they can be resumed and listed." },
    retryConfig: {
      default: "`0`, `0`",
      text: "Tries a failed step again. A step's own [`retries`](/docs/workflows/steps/and-then/#try-again) comes first.",
    },
    inputGuardrails: "Check the input, which must be text or messages for that.",
    outputGuardrails: "Check the result.",
    guardrailAgent: "The agent that guardrails get.",
    checkpointInterval: {
      default: "`1`",
      text: "Saves the progress after every so many steps.",
    },
    disableCheckpointing: { default: "`false`", text: "Saves no progress while running." },
    observability: {
      default: "the application's",
      text: "Records the traces of this workflow elsewhere.",
    },
    logger: { default: "the application's", text: "Where the workflow logs." },
  },
  typeNames: {
    ...SCHEMA_NAMES,
    WorkflowHooks: "object",
    WorkflowRetryConfig: "`{ attempts, delayMs }`",
  },
};

const runOptions: OptionTexts = {
  name: "WorkflowRunOptions",
  from: CORE,
  type: "NonNullable<Parameters<ReturnType<typeof pkg.createWorkflowChain>['run']>[1]>",
  options: {
    userId: "Kept with the run and in its trace, and passed on to `andAgent`.",
    conversationId: "The same for the conversation.",
    context: { default: "empty", text: "Values for the steps, as `state.context`." },
    workflowState: { default: "`{}`", text: "First value of the shared state." },
    executionId: {
      default: "a UUID",
      text: "An id of your own. A used one overwrites that run's record.",
    },
    metadata: "Stored with the run; stored runs can be searched by it.",
    retryConfig: { default: "the workflow's", text: "Retries of this run." },
    suspendController:
      "[Stops the run](/docs/workflows/suspend-resume/#stop-a-run-from-outside) from outside.",
    suspensionMode: {
      default: '`"graceful"`',
      text: "How often a working step looks for a stop: every 500 ms, with `immediate` every 50 ms.",
    },
    memory: { default: "the workflow's", text: "Keeps this run elsewhere." },
    inputGuardrails: "Added to the workflow's.",
    outputGuardrails: "Added to the workflow's.",
    guardrailAgent: { default: "the workflow's", text: "Replaces the workflow's." },
    checkpointInterval: { default: "the workflow's", text: "Replaces the workflow's." },
    disableCheckpointing: { default: "the workflow's", text: "Replaces the workflow's." },
    logger: { default: "the workflow's", text: "Where this run logs." },
  },
  leftOut: {
    active: "internal: where a resumed run begins",
    resumeFrom: "internal: `resume` of the result sets it",
    replayFrom: "internal: `timeTravel` sets it",
    skipStateInit: "internal: set when the run's record exists already",
  },
  typeNames: {
    UserContext: "`Map`",
    WorkflowStateStore: "object",
    WorkflowSuspendController: "controller",
    WorkflowRetryConfig: "`{ attempts, delayMs }`",
  },
};

const workflowHooks: OptionTexts = {
  name: "WorkflowHooks",
  from: CORE,
  type: "pkg.WorkflowHooks<unknown, unknown>",
  options: {
    onStart: "The run begins.",
    onStepStart: "Before each step of the chain, once however often the step is retried.",
    onStepEnd: "After a step that succeeded, was skipped, bailed or was cancelled.",
    onSuspend: "A step has suspended the run.",
    onError: "A step failed for good.",
    onFinish: "The run ended or stopped, in whatever way.",
    onEnd: "The run ended. Not after a suspension.",
  },
};

const stepContext: OptionTexts = {
  name: "step function",
  from: CORE,
  type: "Parameters<Parameters<typeof pkg.andThen>[0]['execute']>[0]",
  kind: "fields",
  options: {
    data: "What the step before returned; in the first step, the input.",
    state: "The run: input, ids, context.",
    getStepData: "An earlier step, whatever became of it.",
    getStepResult: "Only the output of an earlier step.",
    getInitData: "The same as `state.input`.",
    workflowState: "Values shared by all steps, beside the data.",
    setWorkflowState: "Replaces `workflowState`. Spread what you keep.",
    suspend: "[Stops the run](/docs/workflows/suspend-resume/) until it is resumed.",
    resumeData: "What the run was resumed with, only in the step that suspended.",
    bail: "Ends the run as completed.",
    abort: "Ends the run as cancelled.",
    retryCount: "0 in the first try, then 1, 2 and so on.",
    logger: "Logs with the execution's ids.",
    writer:
      "Sends [events](/docs/workflows/streaming/) to who streams the run. Does nothing otherwise.",
  },
  typeNames: {
    DATA: "from the step before",
    RESUME_DATA: "from `resume`",
    WorkflowStateStore: "object",
    WorkflowStepState: "object",
    WorkflowStreamWriter: "`{ write, pipeFrom }`",
    "<T = InternalExtractWorkflowInputData<INPUT>>() => T": "`() => input`",
  },
};

/** Tables about workflows. */
export const workflowTables: readonly OptionTexts[] = [
  workflowConfig,
  runOptions,
  workflowHooks,
  stepContext,
];
