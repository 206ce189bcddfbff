/** Texts of the options of scorers. Defaults were read in the packages' dist/index.js. */
import type { OptionTexts } from "../option-table";

const CORE = "@voltagent/core";
const SCORERS = "@voltagent/scorers";

const LLM_SCORER = {
  model: "The model that judges.",
  id: { default: "the scorer's", text: "Under which the score is kept." },
  name: { default: "the scorer's", text: "A name for people." },
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
      scorers: "Scorers by a key of your choice.",
      sampling: {
        default: "all calls",
        text: "Which calls are scored, for scorers without a policy of their own.",
      },
      redact:
        "[Changes](/docs/evals/live-evaluations/#what-redact-changes) the payload of `onResult`, and part of what is recorded.",
      triggerSource: { default: '`"live"`', text: "Recorded with each score." },
      environment: "Recorded with each score, such as `production`.",
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
      rawInput: "The input as it was.",
      rawOutput: "The reply as it was.",
      messages: "The input and each step: texts, tool calls, tool results.",
      toolCalls: "The calls alone.",
      toolResults: "The results alone.",
      userId: "The user of the call.",
      conversationId: "The conversation of the call.",
      operationType: "Which method, such as `streamText`.",
      operationId: "Which run.",
      traceId: "The trace of the call.",
      spanId: "The span of the call.",
      agentId: "Who replied.",
      agentName: "The agent's name.",
      timestamp: "When it replied.",
      metadata: "Finish reason, token counts and more.",
      rawPayload: "The same without `agentId`, `agentName` and `timestamp`.",
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
        default: "that of `eval`",
        text: '`{ type: "ratio", rate: 0.1 }` for about a tenth, `{ type: "always" }`, or `{ type: "never" }`.',
      },
      params: "Parameters, as an object or as a function of the payload.",
      buildParams: "The same as a function; added after `params`.",
      buildPayload: "Adds to the payload, for example the retrieved text.",
      id: {
        default: "the scorer's",
        text: "Replaces the scorer's id. Needed when a scorer is used twice.",
      },
      onResult: "Called with each result.",
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
      id: "Under which the score is kept.",
      label: { default: "`id`", text: "A name for people." },
      params: "Parameters that an entry or `run` can replace.",
      sampling: {
        default: "all calls",
        text: "Scores only a share of the calls: see [live evaluations](/docs/evals/live-evaluations/#options).",
      },
      metadata: "Recorded with each score.",
      description: "For `getDescription()`.",
    },
    typeNames: { Params: "object", SamplingPolicy: "policy" },
  },
  {
    name: "CreateScorerOptions",
    from: CORE,
    options: {
      id: "Under which the score is kept.",
      generateScore:
        "Runs third. Returns the score, a number or `{ score, metadata }`. Without it, the score is `null`.",
      preprocess: "Runs first. What it returns stands in `results.preprocess`.",
      analyze: "Runs second. What it returns stands in `results.analyze`.",
      generateReason: "Runs last, with the `score`. Returns a text, or `{ reason, metadata }`.",
      name: { default: "`id`", text: "A name for people." },
      metadata: "Recorded with each score.",
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
      maxOutputTokens: { default: "the provider's", text: "The longest judgement, in tokens." },
    },
  },
  {
    name: "ToolCallAccuracyScorerCodeOptions",
    from: SCORERS,
    options: {
      expectedTool: "1 if this tool was called.",
      expectedToolOrder: "1 if these tools were called in this order. Wins over `expectedTool`.",
      strictMode: { default: "`false`", text: "No other calls are allowed." },
      id: { default: "the scorer's", text: "Under which the score is kept." },
      name: { default: "the scorer's", text: "A name for people." },
      metadata: "Recorded with each score.",
      buildPayload: "Finds the calls in a payload of your own.",
    },
    typeNames: {
      "(context: ToolCallAccuracyScoreContext<Payload, Params>) => ResolvedToolCallAccuracyPayload":
        "`(context) => calls`",
    },
  },
  judgeOptions("createAnswerCorrectnessScorer", {
    factualityWeight: { default: "`1`", text: "The score is multiplied by it." },
  }),
  judgeOptions("createAnswerRelevancyScorer", {
    strictness: { default: "`3`", text: "How many questions the judge guesses." },
    uncertaintyWeight: { default: "`0.3`", text: "What half a match counts." },
    noncommittalThreshold: {
      default: "`0.5`",
      text: "The share of evasive guesses that is allowed.",
    },
  }),
  judgeOptions(
    "createContextPrecisionScorer",
    {
      binaryThreshold: {
        default: "`0.5`",
        text: "The least verdict that scores 1. A verdict is 1 or 0.",
      },
    },
    { leftOut: { weighted: "without effect: a verdict of 1 scores 1 without it, too" } },
  ),
  judgeOptions("createContextRecallScorer", {
    strictness: {
      default: "`0.7`",
      text: "A share below it is lowered further. Up to `0.5`, nothing is lowered.",
    },
    partialCredit: {
      default: "`false`",
      text: "Counts a statement as half if the judge's reason says that it is supported in part.",
    },
  }),
  judgeOptions(
    "createContextRelevancyScorer",
    {
      relevanceWeights: {
        default: "`1`, `0.7`, `0.3`, `0`",
        text: "What parts count that are rated `high`, `medium`, `low` and `none`.",
      },
      minimumRelevance: {
        default: '`"low"`',
        text: "From which rating on a part counts as relevant.",
      },
    },
    {
      typeNames: {
        "{ high?: number; medium?: number; low?: number; none?: number; }": "object",
      },
    },
  ),
];
