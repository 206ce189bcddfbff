/** Texts of the options of workspaces. Defaults were read in dist/index.js of @voltagent/core. */
import type { OptionTexts } from "../option-table";

const CORE = "@voltagent/core";

const BM25 = {
  default: "`1.5`, `0.75`",
  text: "The parameters `{ k1, b }` of the BM25 formula: the weight of repeated words and of text length.",
};
const EMBEDDING = "The embedding model for search by meaning. Requires `vector`.";
const VECTOR = "Where vectors are stored: any vector adapter of [memory](/docs/agents/memory/).";
const MODE = {
  default: "`hybrid` with `embedding` and `vector`, else `bm25`",
  text: "`bm25` searches by words, `vector` by meaning, `hybrid` by both.",
};
const HYBRID = {
  default: "`0.5` each",
  text: "The weights of words and meaning in hybrid search: `{ lexicalWeight, vectorWeight }`.",
};
const SYSTEM_PROMPT = {
  default: "a list of the tools",
  text: "The text about these tools in the system prompt. `null` adds none.",
};
const TIMEOUT = {
  default: "the workspace's",
  text: "The time in milliseconds after which a tool call stops waiting for its result.",
};
const DESCRIPTIONS = {
  default: "built in",
  text: "Your own tool descriptions for the model, keyed by tool.",
};
const POLICIES = {
  default: "the workspace's",
  text: "[Policies](/docs/workspaces/overview/#decide-what-the-model-may-do), which take precedence over the workspace's.",
};
const POLICY_TYPES = { WorkspaceToolPolicies: "object" };

const config: OptionTexts = {
  name: "WorkspaceConfig",
  from: CORE,
  options: {
    id: { default: "a random id", text: "Identifies the workspace in traces and over HTTP." },
    name: "A name for people.",
    filesystem: {
      default: "in memory",
      text: "Where [files](/docs/workspaces/filesystem/) are stored.",
    },
    sandbox: "Runs [commands](/docs/workspaces/sandbox/).",
    search: "Settings of [search](/docs/workspaces/search/). `{}` turns it on.",
    skills: "Settings of [skills](/docs/workspaces/skills/). `{}` turns them on.",
    toolConfig: {
      default: "everything allowed",
      text: "Policies for the tools, by toolkit: `filesystem`, `sandbox`, `search`, `skills`.",
    },
    operationTimeoutMs: {
      default: "none",
      text: "The time in milliseconds after which a tool call stops waiting for its result.",
    },
    scope: { default: "`agent`", text: "A label for traces. It does not isolate data." },
  },
  typeNames: {
    WorkspaceFilesystemConfig: "object",
    WorkspaceSearchConfig: "object",
    WorkspaceSkillsConfig: "object",
    WorkspaceToolConfig: "object",
  },
};

const policy: OptionTexts = {
  name: "WorkspaceFilesystemToolPolicy",
  from: CORE,
  options: {
    enabled: { default: "`true`", text: "`false` hides the tool from the model." },
    needsApproval: {
      default: "`false`",
      text: "Stops the run until a person approves the call. A function decides per call from the arguments.",
    },
    requireReadBeforeWrite: {
      default: "`false`",
      text: "File tools only: rejects changes to a file that the model [has not read](/docs/workspaces/filesystem/#read-before-write).",
    },
  },
  typeNames: { ToolNeedsApprovalFunction: "function" },
};

const filesystem: OptionTexts = {
  name: "WorkspaceFilesystemConfig",
  from: CORE,
  options: {
    backend: {
      default: "in memory",
      text: "Stores the files. A function is called for the backend in each operation.",
    },
    readOnly: {
      default: "`false`",
      text: "Rejects every change, and leaves out the five tools that make changes.",
    },
    files: {
      default: "`{}`",
      text: "Initial files of the in-memory backend. `content` is a list of lines.",
    },
    directories: { default: "`[]`", text: "Initial empty folders." },
  },
  typeNames: {
    FilesystemBackend: "backend",
    FilesystemBackendFactory: "function",
    FileData: "`{ content, created_at, modified_at }`",
  },
};

const nodeBackend: OptionTexts = {
  name: "NodeFilesystemBackendOptions",
  from: CORE,
  type: "NonNullable<ConstructorParameters<typeof pkg.NodeFilesystemBackend>[0]>",
  options: {
    rootDir: { default: "`process.cwd()`", text: "The folder that the model sees as `/`." },
    contained: { default: "`true`", text: "Rejects paths and links that lead outside `rootDir`." },
    virtualMode: {
      default: "`true`",
      text: "Returns paths relative to `/`. `false` returns the real paths on disk.",
    },
    maxFileSizeMb: {
      default: "`10`",
      text: "The size in MB above which `grep` skips files if `rg` is not installed. Reading has no limit.",
    },
  },
};

const filesystemToolkit: OptionTexts = {
  name: "WorkspaceFilesystemToolkitOptions",
  from: CORE,
  options: {
    systemPrompt: SYSTEM_PROMPT,
    operationTimeoutMs: TIMEOUT,
    customToolDescriptions: DESCRIPTIONS,
    toolPolicies: POLICIES,
  },
  typeNames: { ...POLICY_TYPES, WorkspaceFilesystemToolName: "`string`" },
};

const search: OptionTexts = {
  name: "WorkspaceSearchConfig",
  from: CORE,
  options: {
    autoIndexPaths: {
      default: "none",
      text: "The folders, or `{ path, glob }`, to index once before the first search.",
    },
    allowDirectAccess: {
      default: "`false`",
      text: "Allows your own code to call `workspace.search()` and `workspace.index()`.",
    },
    embedding: EMBEDDING,
    vector: VECTOR,
    defaultMode: MODE,
    hybrid: HYBRID,
    bm25: BM25,
    maxFileBytes: {
      default: "2 MiB",
      text: "The size above which files are skipped. `0` sets no limit.",
    },
    snippetLength: { default: "`240`", text: "The maximum length of a snippet, in characters." },
  },
  typeNames: {
    WorkspaceSearchIndexPath: "object",
    WorkspaceSearchHybridWeights: "object",
    VectorAdapter: "`VectorAdapter`",
  },
};

const searchOptions: OptionTexts = {
  name: "WorkspaceSearchOptions",
  from: CORE,
  options: {
    mode: { default: "`defaultMode`", text: "`bm25`, `vector` or `hybrid`." },
    topK: { default: "`5`", text: "The maximum number of results." },
    minScore: { default: "`0`", text: "The minimum score of a result, from 0 to 1." },
    path: { default: "everywhere", text: "Searches only files below this folder." },
    glob: {
      default: "all",
      text: "Searches only files that match this pattern, relative to `path`.",
    },
    snippetLength: { default: "`240`", text: "The maximum length of a snippet, in characters." },
    lexicalWeight: {
      default: "that of `hybrid`",
      text: "The weight of words in `hybrid`.",
    },
    vectorWeight: {
      default: "that of `hybrid`",
      text: "The weight of meaning in `hybrid`. Setting one of the two weights is enough.",
    },
  },
  leftOut: { context: "set by the tools" },
};

const searchResult: OptionTexts = {
  name: "WorkspaceSearchResult",
  from: CORE,
  kind: "fields",
  options: {
    path: "The path of the file.",
    score: "The score, from 0 to 1. In a search by words, the best result always has 1.",
    snippet: "The text around the first matching word.",
    lineRange: "The first and the last line with a matching word.",
    content: "The whole text.",
    scoreDetails: "The scores for words and for meaning, each from 0 to 1.",
    bm25Score: "The raw score for words.",
    vectorScore: "The raw score for meaning.",
    metadata: "`size` and `modified_at` of a file, or the metadata indexed with the text.",
    id: "The document's id: the path, unless you indexed documents with ids.",
  },
};

const searchToolkit: OptionTexts = {
  name: "WorkspaceSearchToolkitOptions",
  from: CORE,
  options: {
    systemPrompt: SYSTEM_PROMPT,
    operationTimeoutMs: TIMEOUT,
    customIndexDescription: {
      default: "built in",
      text: "The description of `workspace_index` for the model.",
    },
    customIndexContentDescription: {
      default: "built in",
      text: "The same, for `workspace_index_content`.",
    },
    customSearchDescription: { default: "built in", text: "The same, for `workspace_search`." },
    toolPolicies: POLICIES,
  },
  typeNames: POLICY_TYPES,
};

const sandbox: OptionTexts = {
  name: "LocalSandboxOptions",
  from: CORE,
  options: {
    rootDir: {
      default: "`.sandbox` in the working folder",
      text: "The working folder of commands. A folder that you set has to exist.",
    },
    isolation: {
      default: "none",
      text: "Restricts commands with a sandbox of the [operating system](/docs/workspaces/sandbox/#isolation).",
    },
    allowedCommands: {
      default: "all",
      text: "The names of the programs that may be run as a command.",
    },
    blockedCommands: {
      default: "none",
      text: "The names of programs that may not be run as a command. It prevents accidents, not attacks.",
    },
    env: { default: "`{}`", text: "Environment variables for all commands." },
    inheritProcessEnv: {
      default: "`false`",
      text: "`true` passes on the whole environment, including keys. Otherwise only `PATH` is passed on.",
    },
    defaultTimeoutMs: {
      default: "`30000`",
      text: "The time limit of a command, in milliseconds. `0` sets no limit.",
    },
    maxOutputBytes: { default: "5 MiB", text: "How much of `stdout` and of `stderr` is kept." },
    cleanupOnDestroy: {
      default: "`false`",
      text: "Makes `destroy()` delete the folder, if it is the default one.",
    },
  },
  typeNames: { LocalSandboxIsolationOptions: "object" },
};

const isolation: OptionTexts = {
  name: "LocalSandboxIsolationOptions",
  from: CORE,
  options: {
    provider: {
      default: "`none`",
      text: "The sandbox program: `bwrap` on Linux, `sandbox-exec` on macOS.",
    },
    allowNetwork: { default: "`false`", text: "Lets commands use the network." },
    readWritePaths: {
      default: "`rootDir`",
      text: "Folders that commands may change, besides `rootDir`.",
    },
    readOnlyPaths: {
      default: "the whole disk",
      text: "Folders that commands may read. As soon as you list one, all others are blocked.",
    },
    allowSystemBinaries: {
      default: "`false`",
      text: "Adds the folders of system programs and libraries to `readOnlyPaths`.",
    },
    bwrapArgs: { default: "`[]`", text: "Additional arguments for `bwrap`." },
    seatbeltProfilePath: "The path of a `sandbox-exec` profile, which replaces all options above.",
    profile: "The text of such a profile. Takes precedence over `seatbeltProfilePath`.",
  },
};

const execute: OptionTexts = {
  name: "WorkspaceSandboxExecuteOptions",
  from: CORE,
  options: {
    command: "The program, or a command line, which is split at spaces.",
    args: { default: "`[]`", text: "The arguments, passed on unchanged." },
    cwd: { default: "`rootDir`", text: "The working folder, inside `rootDir`." },
    env: {
      default: "`{}`",
      text: "Environment variables, which take precedence over the sandbox's.",
    },
    stdin: "The text for standard input.",
    timeoutMs: {
      default: "`defaultTimeoutMs`",
      text: "The time limit, in milliseconds. `0` sets no limit.",
    },
    maxOutputBytes: { default: "the sandbox's", text: "How much of each stream is kept." },
    signal: "Ends the command when it aborts.",
    onStdout: "Called with output as it arrives.",
    onStderr: "Called with error output as it arrives.",
  },
  leftOut: { operationContext: "set by the tool; LocalSandbox does not use it" },
};

const result: OptionTexts = {
  name: "WorkspaceSandboxResult",
  from: CORE,
  kind: "fields",
  options: {
    stdout: "The command's output.",
    stderr: "The command's error output.",
    exitCode: "The exit code: 0 for success, `null` if a signal ended the command.",
    signal: "The signal that ended the command.",
    timedOut: "Whether the time limit was reached.",
    aborted: "Whether `signal` aborted the command.",
    durationMs: "The run time in milliseconds.",
    stdoutTruncated: "Whether `stdout` was cut off.",
    stderrTruncated: "Whether `stderr` was cut off.",
  },
};

const sandboxToolkit: OptionTexts = {
  name: "WorkspaceSandboxToolkitOptions",
  from: CORE,
  options: {
    systemPrompt: SYSTEM_PROMPT,
    operationTimeoutMs: TIMEOUT,
    customToolDescription: {
      default: "built in",
      text: "The description of `execute_command` for the model.",
    },
    outputEvictionBytes: {
      default: "`80000`",
      text: "The size in bytes above which output is written to a workspace file. `0` never writes one.",
    },
    outputEvictionPath: { default: "`/sandbox_results`", text: "The folder of these files." },
    toolPolicies: POLICIES,
  },
  typeNames: POLICY_TYPES,
};

const skills: OptionTexts = {
  name: "WorkspaceSkillsConfig",
  from: CORE,
  options: {
    rootPaths: {
      default: '`["/skills"]`',
      text: "The workspace folders to search, or a function, called once, that returns them.",
    },
    glob: { default: "`**/SKILL.md`", text: "The pattern of skill files." },
    maxFileBytes: { default: "512 KiB", text: "The size above which files are skipped." },
    autoDiscover: {
      default: "`true`",
      text: "Finds skills when the workspace is created, not on first use.",
    },
    autoIndex: {
      default: "`false`",
      text: "Indexes skills when the workspace is created, not on the first search.",
    },
    embedding: EMBEDDING,
    vector: VECTOR,
    defaultMode: MODE,
    hybrid: HYBRID,
    bm25: BM25,
  },
  typeNames: {
    WorkspaceSkillsRootResolver: "function",
    WorkspaceSkillSearchHybridWeights: "object",
    VectorAdapter: "`VectorAdapter`",
  },
};

const skillsPrompt: OptionTexts = {
  name: "WorkspaceSkillsPromptOptions",
  from: CORE,
  options: {
    includeAvailable: { default: "`true`", text: "Lists all available skills." },
    includeActivated: { default: "`true`", text: "Also lists the activated skills." },
    maxAvailable: { default: "`50`", text: "The maximum number of available skills in the list." },
    maxActivated: { default: "`10`", text: "The maximum number of activated skills in the list." },
    maxInstructionChars: {
      default: "`4000`",
      text: "The maximum length of one description, in characters.",
    },
    maxPromptChars: {
      default: "`12000`",
      text: "The maximum length of the whole list, in characters.",
    },
  },
};

const skillsToolkit: OptionTexts = {
  name: "WorkspaceSkillsToolkitOptions",
  from: CORE,
  options: {
    systemPrompt: SYSTEM_PROMPT,
    operationTimeoutMs: TIMEOUT,
    customToolDescriptions: {
      default: "built in",
      text: "Your own tool descriptions, keyed by `list`, `search`, `read`, `activate`, `deactivate`, `readReference`, `readScript`, `readAsset`.",
    },
    toolPolicies: POLICIES,
  },
  typeNames: POLICY_TYPES,
};

const skillMetadata: OptionTexts = {
  name: "WorkspaceSkillMetadata",
  from: CORE,
  kind: "fields",
  options: {
    name: "From the front matter, or the folder's name.",
    id: "From the front matter, or the folder's path.",
    description: "The description in the prompt and the list.",
    version:
      "The version from the front matter. Write it in quotes, because numbers are dropped. It has no effect.",
    tags: "The tags from the front matter. They are not searched.",
    references: "Documents that the model may read.",
    scripts: "Scripts that the model may read.",
    assets: "Other files that the model may read.",
    path: "The path of the skill file.",
    root: "The folder of the skill file.",
  },
};

/** Tables about workspaces. */
export const workspaceTables: readonly OptionTexts[] = [
  config,
  policy,
  filesystem,
  nodeBackend,
  filesystemToolkit,
  search,
  searchOptions,
  searchResult,
  searchToolkit,
  sandbox,
  isolation,
  execute,
  result,
  sandboxToolkit,
  skills,
  skillsPrompt,
  skillsToolkit,
  skillMetadata,
];
