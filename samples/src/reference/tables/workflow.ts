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
    id: "Identifies the workflow in HTTP paths, traces and stored runs.",
    name: "Shown in the console and in events.",
    result: "[Type and description](/docs/workflows/schemas/) of the result.",
    input: { default: "text or messages", text: "Type and description of the input." },
    purpose: { default: '`"No purpose provided"`', text: "Describes what the workflow is for." },
    suspendSchema: { default: "any", text: "Type of the data that a suspended run returns." },
    resumeSchema: { default: "any", text: "Type of the data that resumes a run." },
    hooks: "Your functions, called at [fixed points](/docs/workflows/hooks/) of a run.",
    memory: {
      default: "in memory",
      text: "[Stores runs](/docs/agents/memory/overview/), so that you can resume and list them.",
    },
    retryConfig: {
      default: "`0`, `0`",
      text: "How often and after which delay a failed step is retried. A step's own [`retries`](/docs/workflows/steps/and-then/#try-again) takes precedence.",
    },
    inputGuardrails:
      "[Guardrails](/docs/guardrails/overview/) for the input, which must then be text or messages.",
    outputGuardrails: "Guardrails for the result.",
    guardrailAgent:
      "The agent passed to guardrails. Without it, they get a placeholder whose methods throw.",
    checkpointInterval: {
      default: "`1`",
      text: "Saves the progress each time this many steps have finished.",
    },
    disableCheckpointing: { default: "`false`", text: "`true` saves no progress during a run." },
    observability: {
      default: "the application's",
      text: "Records the workflow's traces elsewhere.",
    },
    logger: { default: "the application's", text: "Has no effect in 2.10." },
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
    userId: "Stored with the run and its trace, and passed to `andAgent` steps.",
    conversationId: "The conversation id, used in the same way.",
    context: {
      default: "empty",
      text: "Values for the steps, available as `state.context`. Over HTTP, pass an object.",
    },
    workflowState: { default: "`{}`", text: "The initial value of the shared state." },
    executionId: {
      default: "a UUID",
      text: "Your own id for the run. Reusing an id overwrites that run's record.",
    },
    metadata: "Stored with the run. You can filter stored runs by it.",
    retryConfig: { default: "the workflow's", text: "Retries of failed steps in this run." },
    suspendController:
      "Suspends or cancels the run [from outside](/docs/workflows/suspend-resume/#stop-a-run-from-outside).",
    suspensionMode: {
      default: '`"graceful"`',
      text: "Has no effect in 2.10: a run always stops immediately.",
    },
    memory: {
      default: "the workflow's",
      text: "Stores this run elsewhere. `resume` does not find it there.",
    },
    inputGuardrails: "Added to the workflow's.",
    outputGuardrails: "Added to the workflow's.",
    guardrailAgent: { default: "the workflow's", text: "Replaces the workflow's setting." },
    checkpointInterval: { default: "the workflow's", text: "Replaces the workflow's setting." },
    disableCheckpointing: { default: "the workflow's", text: "Replaces the workflow's setting." },
    logger: { default: "the application's", text: "Has no effect in 2.10." },
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
    onStepStart: "Called once before each step of the chain, however often the step is retried.",
    onStepEnd: "Called after a step that succeeded, was skipped, bailed or was cancelled.",
    onSuspend: "Called after a step suspended the run.",
    onError: "Called after a step failed and its retries are used up.",
    onFinish: "Called when the run ends or is suspended, whatever the outcome.",
    onEnd: "Called when the run ends, but not when it is suspended.",
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
    status: "The outcome, such as `completed` or `suspended`.",
    state: "The same as the `state` of the other hooks.",
    result: "The final data. After a failure, the data of the last successful step.",
    error: "The error that the failed step threw, otherwise `null`.",
    suspension: "The reason and time of a suspension.",
    cancellation: "The reason and time of a cancellation.",
    steps: "`{ input, output, status, error }` of each step that started, keyed by id.",
  },
  typeNames: { RESULT: "data", WorkflowState: "object", ...STOP_NAMES },
};

const runResult: OptionTexts = {
  name: "run result",
  from: CORE,
  type: `Awaited<ReturnType<${CHAIN}['run']>>`,
  kind: "fields",
  options: {
    status: "The outcome, such as `completed` or `suspended`.",
    result: "The output of the last step, `null` unless completed.",
    error: "The error that a step threw.",
    executionId: "The run's id.",
    workflowId: "The workflow's id.",
    startAt: "When the run began.",
    endAt: "When the run ended or was suspended.",
    usage: "Token counts of the [`andAgent`](/docs/workflows/steps/and-agent/#token-usage) steps.",
    suspension: "The reason and time of a suspension.",
    cancellation: "The reason and time of a cancellation.",
    resume: "[Resumes the run](/docs/workflows/suspend-resume/) after a suspension.",
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
    watch: "Calls your function for each event from now on. Returns a function that unsubscribes.",
    watchAsync: "The same, but returns a promise of that function.",
    observeStream: "Returns a `ReadableStream` of the events from now on.",
    toUIMessageStreamResponse:
      "Returns a `Response` for AI SDK UI, with each event as a `data-<type>` part.",
    result: "The output of the last step, `null` unless completed.",
    status: "The outcome, such as `completed` or `suspended`.",
    error: "The error that a step threw.",
    usage: "Token counts of the [`andAgent`](/docs/workflows/steps/and-agent/#token-usage) steps.",
    endAt: "When the run ended or was suspended.",
    suspension: "The reason and time of a suspension.",
    cancellation: "The reason and time of a cancellation.",
    executionId: "The run's id, available immediately.",
    workflowId: "The workflow's id, available immediately.",
    startAt: "When the run began, available immediately.",
    suspend: "[Suspends the run](/docs/workflows/suspend-resume/#stop-a-run-from-outside).",
    cancel: "[Cancels the run](/docs/workflows/suspend-resume/#stop-a-run-from-outside).",
    resume: "Resumes the run after a suspension. Returns a new handle on the same events.",
    abort: "Closes the stream. The run itself continues.",
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
