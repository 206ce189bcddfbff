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
    data: "What the step before returned; in the first step, the input.",
    state: "[The run](/docs/workflows/execute-api/#the-run): input, ids, context.",
    getStepData:
      "An earlier step, whatever became of it: `{ input, output, status, error }`, or `undefined`.",
    getStepResult: "Only the output of an earlier step, or `null`.",
    getInitData: "The same as `state.input`.",
    workflowState: "Values shared by all steps, beside the data.",
    setWorkflowState:
      "Replaces `workflowState`, by an object or by what a function of the old one returns. Spread what you keep.",
    suspend: "[Stops the run](/docs/workflows/suspend-resume/) until it is resumed.",
    resumeData: "What the run was resumed with, only in the step that suspended.",
    bail: "[Ends the run](/docs/workflows/execute-api/#end-early) as completed.",
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
    input: "The input of the run.",
    executionId: "The run's id.",
    userId: "From the options of the run.",
    conversationId: "From the options of the run.",
    context: "The `context` of the run's options. All steps share it.",
    workflowState: "The shared values when the step began.",
    usage: "Tokens so far.",
    signal:
      "Fires when the run is stopped from outside, if it has a controller. Pass it to `fetch`.",
    status: "`running` while steps work.",
    startAt: "When the run began.",
    endAt: "`null` while steps work.",
    active: "Where the run started: 0, or the step it was resumed at. It is not the current step.",
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
    prefix: "Put before the part's type, so that you can tell agents' events from the workflow's.",
    agentId: { default: "the sub-agent's, else the step's", text: "Becomes `from`." },
    filter: {
      default: "all parts",
      text: "Which parts to forward. Without it, all of them, tool calls included.",
    },
  },
};

/** Tables about the argument of a step function. */
export const stepFunctionTables: readonly OptionTexts[] = [stepContext, stepState, pipeOptions];
