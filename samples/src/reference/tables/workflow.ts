/** Texts of workflow options. Defaults were read in dist/index.js of @voltagent/core. */
import type { OptionTexts } from "../option-table";

const CORE = "@voltagent/core";

const SCHEMA_NAMES = {
  INPUT_SCHEMA: "Zod schema",
  RESULT_SCHEMA: "Zod schema",
  SUSPEND_SCHEMA: "Zod schema",
  RESUME_SCHEMA: "Zod schema",
};

/** Names of what is known about a run that stopped. */
const STOP_NAMES = {
  WorkflowSuspensionMetadata: "object",
  WorkflowCancellationMetadata: "object",
};

const CHAIN = "ReturnType<typeof pkg.createWorkflowChain>";

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
    memory: {
      default: "in memory",
      text: "[Keeps runs](/docs/agents/memory/overview/), so that they can be resumed and listed.",
    },
    retryConfig: {
      default: "`0`, `0`",
      text: "Tries a failed step again. A step's own [`retries`](/docs/workflows/steps/and-then/#try-again) comes first.",
    },
    inputGuardrails:
      "[Guardrails](/docs/guardrails/overview/) for the input, which must be text or messages for that.",
    outputGuardrails: "Guardrails for the result.",
    guardrailAgent: "The agent that guardrails get. Without one, theirs has no methods.",
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
    context: {
      default: "empty",
      text: "Values for the steps, as `state.context`. Over HTTP it is an object.",
    },
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
      text: "Without effect in 2.10: a run always stops at once.",
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
    onStart: "Never called in 2.10.",
    onStepStart: "Called before each step of the chain, once however often the step is retried.",
    onStepEnd: "Called after a step that succeeded, was skipped, bailed or was cancelled.",
    onSuspend: "Called when a step has suspended the run.",
    onError: "Called when a step failed for good.",
    onFinish: "Called when the run ended or stopped, in whatever way.",
    onEnd: "Called when the run ended. Not after a suspension.",
  },
  typeNames: {
    "(state: WorkflowState<DATA, RESULT>) => Promise<void>": "`async (state) => …`",
    "(context: WorkflowHookContext<DATA, RESULT>) => Promise<void>": "`async (info) => …`",
    "(state: WorkflowState<DATA, RESULT>, context?: WorkflowHookContext<DATA, RESULT>) => Promise<void>":
      "`async (state, info) => …`",
  },
};

const hookInfo: OptionTexts = {
  name: "WorkflowHookContext",
  from: CORE,
  type: "pkg.WorkflowHookContext<unknown, unknown>",
  kind: "fields",
  options: {
    status: "How the run ended.",
    state: "The same as `state` of the other hooks.",
    result: "The data at the end. After a failure, that of the last good step.",
    error: "What the failed step threw, else `null`.",
    suspension: "Reason and time of a suspension.",
    cancellation: "Reason and time of a cancellation.",
    steps: "`{ input, output, status, error }` of every step that started, by id.",
  },
  typeNames: { RESULT: "data", WorkflowState: "object", ...STOP_NAMES },
};

const runResult: OptionTexts = {
  name: "run result",
  from: CORE,
  type: `Awaited<ReturnType<${CHAIN}['run']>>`,
  kind: "fields",
  options: {
    status: "How the run ended.",
    result: "The last step's data, `null` unless completed.",
    error: "What a step threw.",
    executionId: "The run's id.",
    workflowId: "The workflow's id.",
    startAt: "When the run began.",
    endAt: "When it ended or stopped.",
    usage: "Tokens of the [`andAgent`](/docs/workflows/steps/and-agent/#token-usage) steps.",
    suspension: "Reason and time of a suspension.",
    cancellation: "Reason and time of a cancellation.",
    resume: "[Goes on](/docs/workflows/suspend-resume/) after a suspension.",
  },
  typeNames: { "z.infer": "data", ...STOP_NAMES },
};

const runStream: OptionTexts = {
  name: "run stream",
  from: CORE,
  // The name of a symbol's property has a number that changes from one program to the next.
  type: `Omit<ReturnType<${CHAIN}['stream']>, typeof Symbol.asyncIterator>`,
  kind: "fields",
  options: {
    watch: "Calls back from now on; returns a function that stops it.",
    watchAsync: "The same as a promise.",
    observeStream: "Makes a `ReadableStream` of the events from now on.",
    toUIMessageStreamResponse:
      "Makes a `Response` for the AI SDK's UI: each event is a part `data-<type>`.",
    result: "The last step's data, `null` unless completed.",
    status: "How the run ended.",
    error: "What a step threw.",
    usage: "Tokens of the [`andAgent`](/docs/workflows/steps/and-agent/#token-usage) steps.",
    endAt: "When it ended or stopped.",
    suspension: "Reason and time of a suspension.",
    cancellation: "Reason and time of a cancellation.",
    executionId: "The run's id, known at once.",
    workflowId: "The workflow's id, known at once.",
    startAt: "When the run began, known at once.",
    suspend: "[Suspends the run](/docs/workflows/suspend-resume/#stop-a-run-from-outside).",
    cancel: "[Cancels the run](/docs/workflows/suspend-resume/#stop-a-run-from-outside).",
    resume: "Goes on after a suspension; returns a new handle on the same events.",
    abort: "Closes the stream. The run goes on unseen.",
  },
  leftOut: { streamLegacy: "for programs of version 1" },
  typeNames: {
    Promise: "promise",
    'StreamTextResult<any, any>["toUIMessageStreamResponse"]': "`(options?) => Response`",
    "(cb: (event: WorkflowStreamEvent) => void | Promise<void>) => () => void":
      "`(callback) => stop`",
    "(cb: (event: WorkflowStreamEvent) => void | Promise<void>) => Promise<() => void>":
      "`async (callback) => stop`",
  },
};

/** Tables about workflows. */
export const workflowTables: readonly OptionTexts[] = [
  workflowConfig,
  runOptions,
  workflowHooks,
  hookInfo,
  runResult,
  runStream,
];
