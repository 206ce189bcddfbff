/** Texts of the options of scorers and experiments. Defaults were read in the packages' dist/index.js. */
import type { OptionTexts } from "../option-table";

const CORE = "@voltagent/core";
const EVALS = "@voltagent/evals";
const SCORERS = "@voltagent/scorers";

const LLM_SCORER = {
  id: { default: "the scorer's", text: "Under which the score is kept." },
  name: { default: "the scorer's", text: "A name for people." },
  model: "The model that judges.",
} as const;

/** Tables about scorers and experiments. */
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
      redact: "Changes the payload of `onResult`, and part of what is recorded.",
      triggerSource: { default: '`"live"`', text: "Recorded with each score." },
      environment: "Recorded with each score, such as `production`.",
    },
    typeNames: { AgentEvalSamplingPolicy: "policy" },
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
      AgentEvalParams: "object",
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
      sampling: { default: "all calls", text: "Scores only a share of the calls." },
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
      generateScore: "Returns the score, a number or `{ score, metadata }`.",
      preprocess: "Runs first. What it returns stands in `results.preprocess`.",
      analyze: "Runs second. What it returns stands in `results.analyze`.",
      generateReason: "Explains the score.",
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
    name: "ExperimentConfig",
    from: EVALS,
    options: {
      id: "Names the experiment in your code.",
      runner: "Answers one item.",
      dataset: {
        default: "required to run",
        text: "The items: see [datasets](/docs/evals/datasets/).",
      },
      scorers:
        "Scorers, or entries with options. Without any, an item passes if `runner` does not throw.",
      passCriteria: "Conditions on the run.",
      label: "For people. The command line shows it.",
      description: "For people.",
      tags: "Reach `runner` as `runtime.tags`.",
      metadata: "Comes back in the result.",
      experiment: "The experiment at VoltOps to which runs belong.",
      voltOps: "Where runs are sent.",
    },
    typeNames: {
      ExperimentRunner: "function",
      ExperimentDatasetDescriptor: "object",
      ExperimentScorerConfig: "scorer or entry",
      ExperimentPassCriteriaInput: "object or list",
      ExperimentBindingDescriptor: "`{ name, id, autoCreate }`",
      ExperimentVoltOpsOptions: "object",
    },
  },
  {
    name: "RunExperimentOptions",
    from: EVALS,
    type: "NonNullable<Parameters<typeof pkg.runExperiment>[1]>",
    options: {
      concurrency: { default: "`1`", text: "How many items are answered at the same time." },
      onItem: "Called after each item with `item`, `index`, its `result` and the `summary` so far.",
      onProgress: "Called after each item with `completed` and, where known, `total`.",
      signal:
        "Stops the run: no further item starts, and the call rejects with the signal's reason.",
      voltOpsClient: "Sends the run. Wins over `voltOps.client`.",
    },
    typeNames: { TVoltOpsClient: "client" },
  },
  {
    name: "ExperimentVoltOpsOptions",
    from: EVALS,
    options: {
      client: "A `VoltOpsRestClient`.",
      triggerSource: { default: '`"run-experiment"`', text: "Says what started the run." },
      autoCreateRun: {
        default: "`true`",
        text: "`false` sends nothing, while datasets still come from VoltOps.",
      },
      tags: "Tags of an experiment that is created.",
    },
    leftOut: { autoCreateScorers: "declared, but read nowhere in version 2.0" },
    typeNames: { TClient: "client" },
  },
  {
    name: "FactualityScorerOptions",
    from: SCORERS,
    options: {
      ...LLM_SCORER,
      maxOutputTokens: "Longest judgement.",
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
  },
];
