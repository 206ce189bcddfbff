/** Texts of what a workflow's step function gets. Read in dist/index.js of @voltagent/core. */
import type { OptionTexts } from "../option-table";

const CORE = "@voltagent/core";
const STEP_FUNCTION = "Parameters<Parameters<typeof pkg.andThen>[0]['execute']>[0]";

const stepContext: OptionTexts = {
  name: "step function",
  from: CORE,
  type: STEP_FUNCTION,
  kind: "fields",
  options: {
    data: "The previous step's output; in the first step, the run's input.",
    state: "[Data of the run](/docs/workflows/execute-api/#the-run): input, ids, context.",
    getStepData:
      "Returns `{ input, output, status, error }` of an earlier step, even if it failed, or `undefined`.",
    getStepResult: "Returns the output of an earlier step, or `null`.",
    getInitData: "Returns the run's input, the same as `state.input`.",
    workflowState: "Values shared by all steps, besides `data`.",
    setWorkflowState:
      "Replaces `workflowState` with an object, or with what a function of the old state returns. Spread the values you want to keep.",
    suspend: "[Suspends the run](/docs/workflows/suspend-resume/) until it is resumed.",
    resumeData: "The data that the run was resumed with, only in the step that suspended.",
    bail: "[Ends the run](/docs/workflows/execute-api/#end-early) as completed.",
    abort: "Ends the run as cancelled.",
    retryCount: "The number of retries so far: 0 in the first attempt.",
    logger: "A logger that adds the run's ids to each line.",
    writer:
      "Emits [events](/docs/workflows/streaming/) to the caller that streams the run. Otherwise it does nothing.",
  },
  typeNames: {
    DATA: "from the step before",
    RESUME_DATA: "from `resume`",
    WorkflowStateStore: "object",
    WorkflowStepState: "object",
    WorkflowStreamWriter: "`{ write, pipeFrom }`",
    "<T = InternalExtractWorkflowInputData<INPUT>>() => T": "`() => input`",
    "(reason?: string, suspendData?: SUSPEND_DATA) => Promise<never>":
      "`async (reason?, data?) => never`",
  },
};

const stepState: OptionTexts = {
  name: "step state",
  from: CORE,
  type: `${STEP_FUNCTION}['state']`,
  kind: "fields",
  options: {
    input: "The run's input.",
    executionId: "The run's id.",
    userId: "The user id from the run's options.",
    conversationId: "The conversation id from the run's options.",
    context: "The `context` from the run's options, shared by all steps.",
    workflowState: "The shared values as they were when the step began.",
    usage: "Token counts of the run so far.",
    signal:
      "Aborts when the run is stopped from outside, if the run has a controller. Pass it to `fetch`.",
    status: "`running` during a step.",
    startAt: "When the run began.",
    endAt: "`null` during a step.",
    active:
      "The index of the step at which the run started or was resumed, not of the current step.",
  },
  leftOut: {
    error: "`null` while steps work",
    suspension: "a step works only while there is none",
    cancellation: "a step works only while there is none",
    workflowContext: "internal: the framework's own data",
  },
  typeNames: {
    InternalExtractWorkflowInputData: "the input",
    UserContext: "`Map`",
    WorkflowStateStore: "object",
    WorkflowStateStatus: "`string`",
  },
};

const pipeOptions: OptionTexts = {
  name: "pipeFrom",
  from: CORE,
  type: `Exclude<Parameters<${STEP_FUNCTION}['writer']['pipeFrom']>[1], undefined>`,
  options: {
    prefix: "Prefix of each part's type, to tell the agent's events from the workflow's.",
    agentId: {
      default: "the sub-agent's, else the step's",
      text: "The `from` field of the events.",
    },
    filter: {
      default: "all parts",
      text: "Selects the parts to forward. By default this includes tool calls.",
    },
  },
};

/** Tables about the argument of a step function. */
export const stepFunctionTables: readonly OptionTexts[] = [stepContext, stepState, pipeOptions];
