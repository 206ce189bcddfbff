/** Texts of the options of experiments and their data. Defaults were read in the packages' dist folders. */
import type { OptionTexts } from "../option-table";

const EVALS = "@voltagent/evals";

/** Tables about experiments. */
export const experimentTables: readonly OptionTexts[] = [
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
        "Scorers, or [entries](/docs/evals/experiments/#what-a-scorer-is-given) with options. Without any, an item passes if `runner` does not throw.",
      passCriteria: "[Conditions](/docs/evals/experiments/#how-a-run-passes) on the run.",
      label: "For people. The command line shows it.",
      description: "For people.",
      tags: "Reach `runner` as `runtime.tags`.",
      metadata: "Comes back in the result.",
      experiment: "The experiment at VoltOps to which runs belong.",
      voltOps: "[Where runs are sent](/docs/evals/experiments/#send-runs-to-voltops).",
    },
    typeNames: {
      ExperimentRunner: "function",
      ExperimentDatasetDescriptor: "object",
      "ReadonlyArray<ExperimentScorerConfig<Item>>": "list",
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
    name: "ExperimentRunnerContext",
    from: EVALS,
    kind: "fields",
    options: {
      item: "The item: `id`, `input`, `expected`, `label`, `extra`.",
      index: "Its position.",
      total: "The number of items where it is known in advance.",
      signal: "The signal of the run, to hand on to your agent.",
      runtime: "`tags` and `startedAt`.",
      voltOpsClient: "The client of the run, if there is one.",
    },
    typeNames: {
      Item: "item",
      ExperimentRuntimeMetadata: "object",
      TVoltOpsClient: "client",
    },
  },
  {
    name: "ExperimentScorerConfigEntry",
    from: EVALS,
    options: {
      scorer: "The scorer.",
      threshold: "The least score with which an item passes.",
      id: {
        default: "the scorer's",
        text: "Replaces the scorer's id. Needed when a scorer is used twice: results are kept by `id`.",
      },
      name: { default: "the scorer's", text: "Replaces the scorer's name." },
      params: "Parameters, as an object or as a function of the item's payload.",
      buildParams: "The same as a function; added after `params`.",
      buildPayload: "Adds to the payload, or replaces parts of it.",
      metadata: "Recorded with each score.",
    },
    typeNames: {
      LocalScorerDefinition: "scorer",
      "Params | ((context: ExperimentRuntimePayload<Item>) => Params | undefined | Promise<Params | undefined>)":
        "object or `(payload) => params`",
      "(context: ExperimentRuntimePayload<Item>) => Params | undefined | Promise<Params | undefined>":
        "`(payload) => params`",
      "(context: ExperimentRuntimePayload<Item>) => Payload | Promise<Payload>":
        "`(payload) => payload`",
    },
  },
  {
    name: "ExperimentDatasetItem",
    from: EVALS,
    options: {
      id: "Names the item in results.",
      input: "What your `runner` gets.",
      expected: "The answer that scorers compare with.",
      label: "A name for people.",
      extra: "What else `runner` or scorers need, such as a user or a document.",
      metadata: "Notes that travel with the item.",
    },
    leftOut: {
      dataset: "filled in when the item is read",
      datasetId: "filled in when the item is read",
      datasetName: "filled in when the item is read",
      datasetVersionId: "filled in when the item is read",
      raw: "filled in when the item is read",
    },
    typeNames: { Input: "any", Expected: "any", Extra: "object" },
  },
  {
    name: "ExperimentDatasetDescriptor",
    from: EVALS,
    options: {
      items: "A list, or anything that can be iterated, also asynchronously.",
      resolve: "A function, called when the run starts.",
      name: "What you registered under that name; with a VoltOps client, the dataset of that name at VoltOps.",
      id: "A dataset at VoltOps.",
      versionId: { default: "the newest", text: "The version of a dataset at VoltOps." },
      limit: { default: "all", text: "Takes only the first items, in every form." },
      metadata: "Notes about the dataset.",
    },
    typeNames: {
      "Iterable<Item> | AsyncIterable<Item>": "list or generator",
      ExperimentDatasetResolver: "`(args) => items`",
      'ExperimentDatasetInfo["metadata"]': "object or `null`",
    },
  },
  {
    name: "ExperimentResult",
    from: EVALS,
    kind: "fields",
    options: {
      summary: "Counts and means: see below.",
      items:
        "For each item `status`, `runner` (`output`, `metadata`, `error`, `durationMs`), `scores` and `error`.",
      runId: "The run at VoltOps, if it was sent.",
      metadata: "The experiment's `metadata`, and what VoltOps says about the run.",
    },
    typeNames: { ExperimentSummary: "object", "ExperimentItemResult<Item, Output>[]": "list" },
  },
  {
    name: "ExperimentSummary",
    from: EVALS,
    kind: "fields",
    options: {
      totalCount: "How many items there are.",
      completedCount: "How many are done.",
      successCount: "How many passed.",
      failureCount: "How many failed.",
      errorCount: "How many ended with an error.",
      skippedCount: "Items whose scorers were all skipped by sampling. They also count as passed.",
      meanScore: "The mean of all scores. `null` when there is none.",
      passRate: "The share of items that passed. `null` when there is none.",
      scorers: "By id: `meanScore`, `minScore`, `maxScore`, `passRate`, `threshold` and counts.",
      criteria: "For each criterion `passed` and the `actual` value.",
      startedAt: "When the run began, in milliseconds.",
      completedAt: "When it ended, in milliseconds.",
      durationMs: "How long it took.",
    },
    typeNames: {
      "Record<string, ExperimentScorerAggregate>": "object",
      "ExperimentPassCriteriaEvaluation[]": "list",
    },
  },
  {
    name: "evaluate",
    from: "viteval",
    type: "Parameters<typeof pkg.evaluate>[1]",
    options: {
      data: "Cases with `input`, `expected`, and `name` if you like.",
      task: "Gets the case and returns the answer. Call your agent or workflow here.",
      scorers: "Scorers of viteval.",
      threshold: { default: "`1`", text: "The least score of a case." },
      aggregation: { default: '`"mean"`', text: "How several scores become one." },
      timeout: {
        default: "`25000`",
        text: "Milliseconds for one case. `eval.timeout` in the configuration sets another default.",
      },
    },
    leftOut: { description: "declared, but read nowhere in version 0.5" },
    typeNames: {
      DATA: "list, async function or dataset",
      Task: "function",
      "Scorer<InferDataOutput<DATA>, InferDataExtra<DATA>>[]": "list",
    },
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
];
