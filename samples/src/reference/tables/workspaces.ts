/** Texts of the options of workspaces. Defaults were read in dist/index.js of @voltagent/core. */
import type { OptionTexts } from "../option-table";

const CORE = "@voltagent/core";

const BM25 = {
  default: "`1.5`, `0.75`",
  text: "How much repeated words and short texts count: `{ k1, b }` of the BM25 formula.",
};
const EMBEDDING = "The embedding model for search by meaning. Needs `vector` as well.";
const VECTOR = "Where vectors are kept: any vector adapter of [memory](/docs/agents/memory/).";
const MODE = {
  default: "`hybrid` with `embedding` and `vector`, else `bm25`",
  text: "`bm25` searches by words, `vector` by meaning, `hybrid` by both.",
};
const HYBRID = {
  default: "`0.5` each",
  text: "How much words and meaning count: `{ lexicalWeight, vectorWeight }`.",
};
const SYSTEM_PROMPT = {
  default: "a list of the tools",
  text: "What the system prompt says about them. `null` for nothing.",
};
const TIMEOUT = {
  default: "the workspace's",
  text: "Milliseconds after which a tool call stops waiting.",
};
const DESCRIPTIONS = {
  default: "built in",
  text: "Your own descriptions for the model, by tool.",
};
const POLICIES = {
  default: "the workspace's",
  text: "[Policies](/docs/workspaces/overview/#decide-what-the-model-may-do), which win over those of the workspace.",
};
const POLICY_TYPES = { WorkspaceToolPolicies: "object" };

const config: OptionTexts = {
  name: "WorkspaceConfig",
  from: CORE,
  options: {
    id: { default: "random", text: "Names the workspace in traces and over HTTP." },
    name: "A name for people.",
    filesystem: { default: "in memory", text: "Where [files](/docs/workspaces/filesystem/) are." },
    sandbox: "Runs [commands](/docs/workspaces/sandbox/).",
    search: "Settings of [search](/docs/workspaces/search/). `{}` turns it on.",
    skills: "Settings of [skills](/docs/workspaces/skills/). `{}` turns them on.",
    toolConfig: {
      default: "everything allowed",
      text: "Policies for the tools, by toolkit: `filesystem`, `sandbox`, `search`, `skills`.",
    },
    operationTimeoutMs: {
      default: "none",
      text: "Milliseconds after which a tool call stops waiting for its result.",
    },
    scope: { default: "`agent`", text: "A label for traces. It does not separate anything." },
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
    enabled: { default: "`true`", text: "`false`: the model does not see the tool." },
    needsApproval: {
      default: "`false`",
      text: "Stops the run until a person agrees. A function gets the arguments.",
    },
    requireReadBeforeWrite: {
      default: "`false`",
      text: "Files only: [no change to a file that was not read](/docs/workspaces/filesystem/#read-before-write).",
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
      text: "Where files are. A function is asked for the backend in each operation.",
    },
    readOnly: {
      default: "`false`",
      text: "Refuses every change, and leaves out the five tools that make changes.",
    },
    files: {
      default: "`{}`",
      text: "Files to begin with, for the backend in memory: `content` is a list of lines.",
    },
    directories: { default: "`[]`", text: "Empty folders to begin with." },
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
    rootDir: { default: "`process.cwd()`", text: "The folder that is `/` to the model." },
    contained: { default: "`true`", text: "Refuses paths and links that lead out of `rootDir`." },
    virtualMode: {
      default: "`true`",
      text: "Answers with paths below `/`. `false` answers with real paths of the disk.",
    },
    maxFileSizeMb: {
      default: "`10`",
      text: "Larger files are left out by `grep` where `rg` is not installed. Reading has no limit.",
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
      text: "What is indexed once, before the first search: folders, or `{ path, glob }`.",
    },
    allowDirectAccess: {
      default: "`false`",
      text: "Allows `workspace.search()` and `workspace.index()` to your own code.",
    },
    embedding: EMBEDDING,
    vector: VECTOR,
    defaultMode: MODE,
    hybrid: HYBRID,
    bm25: BM25,
    maxFileBytes: { default: "2 MiB", text: "Larger files are skipped. `0` for no limit." },
    snippetLength: { default: "`240`", text: "Characters of a snippet." },
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
    topK: { default: "`5`", text: "How many results at most." },
    minScore: { default: "`0`", text: "Leaves out results below this score, from 0 to 1." },
    path: { default: "everywhere", text: "Only files below this folder." },
    glob: { default: "all", text: "Only files that match, from `path` on." },
    snippetLength: { default: "`240`", text: "Characters of a snippet." },
    lexicalWeight: { default: "`0.5`", text: "How much words count in `hybrid`." },
    vectorWeight: {
      default: "`0.5`",
      text: "How much meaning counts. Of the two weights, one is enough.",
    },
  },
  leftOut: { context: "set by the tools" },
};

const searchResult: OptionTexts = {
  name: "WorkspaceSearchResult",
  from: CORE,
  kind: "fields",
  options: {
    path: "The file.",
    score: "From 0 to 1. Of a search by words, the best result always has 1.",
    snippet: "The text around the first word found.",
    lineRange: "The first and the last line with one of the words.",
    content: "The whole text.",
    scoreDetails: "The shares of words and of meaning, each from 0 to 1.",
    bm25Score: "The raw score of words.",
    vectorScore: "The raw score of meaning.",
    metadata: "`size` and `modified_at` of a file, or what was indexed with the text.",
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
      text: "What the model reads about `workspace_index`.",
    },
    customIndexContentDescription: {
      default: "built in",
      text: "The same for `workspace_index_content`.",
    },
    customSearchDescription: { default: "built in", text: "The same for `workspace_search`." },
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
      text: "Where commands start. A folder that you name has to exist.",
    },
    isolation: {
      default: "none",
      text: "What the [operating system](/docs/workspaces/sandbox/#isolation) closes off.",
    },
    allowedCommands: { default: "all", text: "Names of programs that may be started." },
    blockedCommands: {
      default: "none",
      text: "Names that may not. It stops accidents, not intent.",
    },
    env: { default: "`{}`", text: "Environment variables for all commands." },
    inheritProcessEnv: {
      default: "`false`",
      text: "`true` hands on the whole environment, keys included. Otherwise only `PATH`.",
    },
    defaultTimeoutMs: { default: "`30000`", text: "Milliseconds for a command. `0` for no limit." },
    maxOutputBytes: { default: "5 MiB", text: "What is kept of each of `stdout` and `stderr`." },
    cleanupOnDestroy: {
      default: "`false`",
      text: "Deletes the folder with `destroy()`, if it is the default one.",
    },
  },
  typeNames: { LocalSandboxIsolationOptions: "object" },
};

const isolation: OptionTexts = {
  name: "LocalSandboxIsolationOptions",
  from: CORE,
  options: {
    provider: { default: "`none`", text: "`bwrap` on Linux, `sandbox-exec` on macOS." },
    allowNetwork: { default: "`false`", text: "Lets commands use the network." },
    readWritePaths: {
      default: "`rootDir`",
      text: "Folders that may be changed, besides `rootDir`.",
    },
    readOnlyPaths: {
      default: "the whole disk",
      text: "Folders that may be read. The first entry closes off all others.",
    },
    allowSystemBinaries: {
      default: "`false`",
      text: "Adds the folders of system programs and libraries to `readOnlyPaths`.",
    },
    bwrapArgs: { default: "`[]`", text: "More arguments for `bwrap`." },
    seatbeltProfilePath: "A profile for `sandbox-exec`, which replaces all of the above.",
    profile: "The same as text.",
  },
};

const execute: OptionTexts = {
  name: "WorkspaceSandboxExecuteOptions",
  from: CORE,
  options: {
    command: "The program, or a line that is split at spaces.",
    args: { default: "`[]`", text: "Arguments, passed on as they are." },
    cwd: { default: "`rootDir`", text: "Where to start, inside `rootDir`." },
    env: { default: "`{}`", text: "Environment variables, which win over those of the sandbox." },
    stdin: "Text for the standard input.",
    timeoutMs: { default: "`defaultTimeoutMs`", text: "Milliseconds. `0` for no limit." },
    maxOutputBytes: { default: "the sandbox's", text: "What is kept of each stream." },
    signal: "Ends the command when it fires.",
    onStdout: "Gets output as it comes.",
    onStderr: "Gets error output as it comes.",
  },
  leftOut: { operationContext: "set by the tool; LocalSandbox does not use it" },
};

const result: OptionTexts = {
  name: "WorkspaceSandboxResult",
  from: CORE,
  kind: "fields",
  options: {
    stdout: "What the command printed.",
    stderr: "What it printed as errors.",
    exitCode: "0 for success. `null` when a signal ended it.",
    signal: "The signal that ended it.",
    timedOut: "Whether the time ran out.",
    aborted: "Whether `signal` fired.",
    durationMs: "Milliseconds.",
    stdoutTruncated: "Whether output is missing.",
    stderrTruncated: "Whether error output is missing.",
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
      text: "What the model reads about `execute_command`.",
    },
    outputEvictionBytes: {
      default: "`80000`",
      text: "Longer output is written to a file of the workspace. `0` never writes one.",
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
      text: "Folders of the workspace to look in, or a function that names them once.",
    },
    glob: { default: "`**/SKILL.md`", text: "Which files are skills." },
    maxFileBytes: { default: "512 KiB", text: "Larger files are passed over." },
    autoDiscover: { default: "`true`", text: "Looks for skills at once, not on first use." },
    autoIndex: { default: "`false`", text: "Indexes them at once, not on the first search." },
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
    includeAvailable: { default: "`true`", text: "Lists all skills." },
    includeActivated: { default: "`true`", text: "Lists the active ones once more." },
    maxAvailable: { default: "`50`", text: "How many of all." },
    maxActivated: { default: "`10`", text: "How many of the active ones." },
    maxInstructionChars: { default: "`4000`", text: "Characters of one description." },
    maxPromptChars: { default: "`12000`", text: "Characters of the whole list." },
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
      text: "Your own, by `list`, `search`, `read`, `activate`, `deactivate`, `readReference`, `readScript`, `readAsset`.",
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
    description: "What the prompt and the list say about it.",
    version: "As written, in quotes: a number is dropped. It has no effect.",
    tags: "As written. They are not searched.",
    references: "Documents that the model may read.",
    scripts: "Scripts that the model may read.",
    assets: "Other files that the model may read.",
    path: "The file.",
    root: "Its folder.",
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
