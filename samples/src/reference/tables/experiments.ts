/** Texts of the options of experiments and their data. Defaults were read in the packages' dist folders. */
import type { OptionTexts } from "../option-table";

const EVALS = "@voltagent/evals";

/** Tables about experiments. */
export const experimentTables: readonly OptionTexts[] = [
  {
    name: "ExperimentConfig",
    from: EVALS,
    options: {
      id: "Identifies the experiment in your code.",
      runner: "Your function, which answers one item.",
      dataset: {
        default: "required to run",
        text: "The items: see [datasets](/docs/evals/datasets/).",
      },
      scorers:
        "Scorers, or [entries](/docs/evals/experiments/#what-a-scorer-is-given) with options. Without scorers, an item passes if `runner` does not throw.",
      passCriteria:
        "[Conditions](/docs/evals/experiments/#how-a-run-passes) that the run has to meet.",
      label: "The display name, shown by the command line.",
      description: "A description for people. Also sent to VoltOps when an experiment is created.",
      tags: "Labels, passed to `runner` as `runtime.tags`.",
      metadata: "Your own data, returned in the result.",
      experiment: "The VoltOps experiment that runs belong to.",
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
      concurrency: { default: "`1`", text: "How many items run at the same time." },
      onItem: "Called after each item with `item`, `index`, its `result` and the `summary` so far.",
      onProgress: "Called after each item with `completed` and, where known, `total`.",
      signal:
        "Stops the run: no further item starts, and `runExperiment` rejects with the signal's reason.",
      voltOpsClient:
        "The client that sends the run to VoltOps. Takes precedence over `voltOps.client`.",
    },
    typeNames: { TVoltOpsClient: "client" },
  },
  {
    name: "ExperimentRunnerContext",
    from: EVALS,
    kind: "fields",
    options: {
      item: "The item: `id`, `input`, `expected`, `label`, `extra`.",
      index: "The item's position in the dataset, from 0.",
      total: "The number of items, if it is known in advance.",
      signal: "The run's signal. Pass it to your agent.",
      runtime: "The run's `tags` and `startedAt`.",
      voltOpsClient: "The run's VoltOps client, if there is one.",
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
      scorer: "The scorer to run.",
      threshold: "The lowest score with which an item passes.",
      id: {
        default: "the scorer's",
        text: "Replaces the scorer's id. Required if you use a scorer twice, because results are keyed by `id`.",
      },
      name: { default: "the scorer's", text: "Replaces the scorer's name." },
      params: "The scorer's parameters, or a function of the item's payload that returns them.",
      buildParams:
        "A function that returns further parameters. For the same key, it takes precedence over `params`.",
      buildPayload: "Returns values that are added to the payload or replace parts of it.",
      metadata: "Your own data, recorded with each score.",
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
      id: "Identifies the item in results.",
      input: "The input for your `runner`.",
      expected: "The answer that scorers compare the output with.",
      label: "The display name.",
      extra: "Other data that `runner` or scorers need, such as a user or a document.",
      metadata: "Your own data about the item.",
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
      items: "A list, or any iterable or async iterable.",
      resolve: "A function that returns the items, called when the run starts.",
      name: "The name of a registered dataset; with a VoltOps client, of a dataset in VoltOps.",
      id: "The id of a dataset in VoltOps.",
      versionId: { default: "the latest", text: "The id of the dataset's version in VoltOps." },
      limit: { default: "all", text: "The maximum number of items, from any source." },
      metadata: "Your own data about the dataset.",
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
      summary: "Counts and mean scores: see below.",
      items:
        "The `status`, `runner` (`output`, `metadata`, `error`, `durationMs`), `scores` and `error` of each item.",
      runId: "The id of the run in VoltOps, if it was sent.",
      metadata: "The experiment's `metadata`, and VoltOps data about the run.",
    },
    typeNames: { ExperimentSummary: "object", "ExperimentItemResult<Item, Output>[]": "list" },
  },
  {
    name: "ExperimentSummary",
    from: EVALS,
    kind: "fields",
    options: {
      totalCount: "How many items the dataset has; if that is unknown, how many are done.",
      completedCount: "How many items are done.",
      successCount: "How many items passed.",
      failureCount: "How many items failed.",
      errorCount: "How many items ended with an error.",
      skippedCount: "How many items had all their scorers skipped. They also count as passed.",
      meanScore: "The mean of all scores, or `null` without scores.",
      passRate: "The share of items that passed, or `null` without items.",
      scorers:
        "For each scorer, by id: `meanScore`, `minScore`, `maxScore`, `passRate`, `threshold` and counts.",
      criteria: "For each criterion, `passed` and the `actual` value.",
      startedAt: "When the run began, in milliseconds since 1970.",
      completedAt: "When the run ended, in milliseconds since 1970.",
      durationMs: "How long the run took, in milliseconds.",
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
      data: "The cases, each with `input`, `expected` and an optional `name`.",
      task: "Receives a case and returns the answer. Call your agent or workflow here.",
      scorers: "The scorers to run, from viteval or your own.",
      threshold: { default: "`1`", text: "The lowest score with which a case passes." },
      aggregation: { default: '`"mean"`', text: "How several scores are combined into one." },
      timeout: {
        default: "`25000`",
        text: "The time limit of one case, in milliseconds. `eval.timeout` in the configuration changes the default.",
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
      client: "The client that sends the run, a `VoltOpsRestClient`.",
      triggerSource: { default: '`"run-experiment"`', text: "Records what started the run." },
      autoCreateRun: {
        default: "`true`",
        text: "`false` sends nothing; datasets are still read from VoltOps.",
      },
      tags: "Tags for an experiment that the run creates.",
    },
    leftOut: { autoCreateScorers: "declared, but read nowhere in version 2.0" },
    typeNames: { TClient: "client" },
  },
];
