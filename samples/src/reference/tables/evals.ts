/** Texts of the options of scorers. Defaults were read in the packages' dist/index.js. */
import type { OptionTexts } from "../option-table";

const CORE = "@voltagent/core";
const SCORERS = "@voltagent/scorers";

const LLM_SCORER = {
  model: "The model that acts as judge.",
  id: { default: "the scorer's", text: "Identifies the score in results and traces." },
  name: { default: "the scorer's", text: "The display name." },
} as const;

/** The options of a judge stand in a field of their own. */
const judgeOptions = (
  name: string,
  options: OptionTexts["options"],
  more: Pick<OptionTexts, "leftOut" | "typeNames"> = {},
): OptionTexts => ({
  name: `${name} options`,
  from: SCORERS,
  type: `NonNullable<Parameters<typeof pkg.${name}>[0]["options"]>`,
  options,
  ...more,
});

/** Tables about scorers. */
export const evalTables: readonly OptionTexts[] = [
  {
    name: "AgentEvalConfig",
    from: CORE,
    options: {
      scorers: "The scorers, keyed by a name of your choice.",
      sampling: {
        default: "all calls",
        text: "Which calls are scored by scorers without their own policy.",
      },
      redact:
        "[Changes](/docs/evals/live-evaluations/#what-redact-changes) the payload that `onResult` receives, and part of the recorded data.",
      triggerSource: { default: '`"live"`', text: "The trigger name recorded with each score." },
      environment: "The environment recorded with each score, such as `production`.",
    },
    typeNames: {
      AgentEvalSamplingPolicy: "policy",
      "Record<string, AgentEvalScorerConfig>": "object",
      "(payload: AgentEvalPayload) => AgentEvalPayload": "`(payload) => payload`",
    },
  },
  {
    name: "AgentEvalContext",
    from: CORE,
    kind: "fields",
    options: {
      input: "The input, as text.",
      output: "The reply, as text.",
      rawInput: "The original input.",
      rawOutput: "The original reply.",
      messages: "The input and all steps: texts, tool calls and tool results.",
      toolCalls: "The tool calls.",
      toolResults: "The tool results.",
      userId: "The call's user id.",
      conversationId: "The call's conversation id.",
      operationType: "The method that was called, such as `streamText`.",
      operationId: "The id of the run.",
      traceId: "The id of the call's trace.",
      spanId: "The id of the call's span.",
      agentId: "The agent's id.",
      agentName: "The agent's name.",
      timestamp: "When the agent replied.",
      metadata: "The finish reason, token counts and more.",
      rawPayload: "The same data without `agentId`, `agentName` and `timestamp`.",
    },
    typeNames: {
      "string | UIMessage[] | BaseMessage[]": "`string` or messages",
      AgentEvalOperationType: "`string`",
      "StepWithContent[]": "list of steps",
      "AgentEvalToolCall[]": "list",
      "AgentEvalToolResult[]": "list",
      AgentEvalPayload: "object",
    },
  },
  {
    name: "AgentEvalScorerConfig",
    from: CORE,
    options: {
      scorer: "A scorer, or a function that returns one.",
      sampling: {
        default: "`eval.sampling`",
        text: '`{ type: "ratio", rate: 0.1 }` scores about a tenth of the calls; or `{ type: "always" }`, `{ type: "never" }`.',
      },
      params: "The scorer's parameters, or a function of the payload that returns them.",
      buildParams:
        "A function that returns further parameters. For the same key, `params` takes precedence.",
      buildPayload: "Returns values to add to the payload, for example the retrieved text.",
      id: {
        default: "the scorer's",
        text: "Replaces the scorer's id. Required if you use a scorer twice.",
      },
      onResult: "Called with each result, including skipped ones.",
    },
    typeNames: {
      AgentEvalSamplingPolicy: "policy",
      AgentEvalScorerReference: "scorer or function",
      "AgentEvalParams | ((context: AgentEvalContext) => AgentEvalParams | undefined | Promise<AgentEvalParams | undefined>)":
        "object or `(payload) => params`",
      "(context: AgentEvalContext) => AgentEvalParams | undefined | Promise<AgentEvalParams | undefined>":
        "`(payload) => params`",
      "(context: AgentEvalContext) => Record<string, unknown> | Promise<Record<string, unknown>>":
        "`(payload) => payload`",
    },
  },
  {
    name: "BuildScorerOptions",
    from: CORE,
    type: "Exclude<Parameters<typeof pkg.buildScorer>[0], undefined>",
    options: {
      id: "Identifies the score in results and traces.",
      label: { default: "`id`", text: "The display name." },
      params: "Default parameters, which an entry or `run` can override.",
      sampling: {
        default: "all calls",
        text: "Which calls are scored: see [live evaluations](/docs/evals/live-evaluations/#options).",
      },
      metadata: "Your own data, recorded with each score.",
      description: "Returned by `getDescription()`.",
    },
    typeNames: { Params: "object", SamplingPolicy: "policy" },
  },
  {
    name: "CreateScorerOptions",
    from: CORE,
    options: {
      id: "Identifies the score in results and traces.",
      generateScore:
        "Runs third. Returns the score: a number or `{ score, metadata }`. Without it, the score is `null`.",
      preprocess: "Runs first. Its return value becomes `results.preprocess`.",
      analyze: "Runs second. Its return value becomes `results.analyze`.",
      generateReason:
        "Runs last and receives the `score`. Returns a string, or `{ reason, metadata }`.",
      name: { default: "`id`", text: "The display name." },
      metadata: "Your own data, recorded with each score.",
    },
    typeNames: {
      PreprocessStep: "function",
      AnalyzeStep: "function",
      GenerateScoreStep: "function",
      GenerateReasonStep: "function",
    },
  },
  {
    name: "FactualityScorerOptions",
    from: SCORERS,
    options: {
      ...LLM_SCORER,
      maxOutputTokens: {
        default: "the provider's",
        text: "The maximum length of the judge's response, in tokens.",
      },
    },
  },
  {
    name: "ToolCallAccuracyScorerCodeOptions",
    from: SCORERS,
    options: {
      expectedTool: "Scores 1 if this tool was called.",
      expectedToolOrder:
        "Scores 1 if these tools were called in this order. Takes precedence over `expectedTool`.",
      strictMode: { default: "`false`", text: "Allows no other tool calls." },
      id: { default: "the scorer's", text: "Identifies the score in results and traces." },
      name: { default: "the scorer's", text: "The display name." },
      metadata: "Your own data, recorded with each score.",
      buildPayload: "Extracts the tool calls from a custom payload.",
    },
    typeNames: {
      "(context: ToolCallAccuracyScoreContext<Payload, Params>) => ResolvedToolCallAccuracyPayload":
        "`(context) => calls`",
    },
  },
  judgeOptions("createAnswerCorrectnessScorer", {
    factualityWeight: { default: "`1`", text: "The factor by which the score is multiplied." },
  }),
  judgeOptions("createAnswerRelevancyScorer", {
    strictness: { default: "`3`", text: "How many questions the judge guesses from the answer." },
    uncertaintyWeight: {
      default: "`0.3`",
      text: "The score of a guess that only partly matches the question.",
    },
    noncommittalThreshold: {
      default: "`0.5`",
      text: "The share of evasive guesses above which the score is 0.",
    },
  }),
  judgeOptions(
    "createContextPrecisionScorer",
    {
      binaryThreshold: {
        default: "`0.5`",
        text: "The lowest verdict that scores 1. A verdict is 1 or 0.",
      },
    },
    { leftOut: { weighted: "without effect: a verdict of 1 scores 1 without it, too" } },
  ),
  judgeOptions("createContextRecallScorer", {
    strictness: {
      default: "`0.7`",
      text: "A share below this value is lowered further. With a value of `0.5` or less, no share is lowered.",
    },
    partialCredit: {
      default: "`false`",
      text: "Counts a statement as half if the judge's reason says that it is partly supported.",
    },
  }),
  judgeOptions(
    "createContextRelevancyScorer",
    {
      relevanceWeights: {
        default: "`1`, `0.7`, `0.3`, `0`",
        text: "The weights of parts rated `high`, `medium`, `low` and `none`.",
      },
      minimumRelevance: {
        default: '`"low"`',
        text: "The lowest rating with which a part counts as relevant.",
      },
    },
    {
      typeNames: {
        "{ high?: number; medium?: number; low?: number; none?: number; }": "object",
      },
    },
  ),
];
