/** Texts of the storages' options. Defaults were read in each package's dist/index.js. */
import type { OptionTexts } from "../option-table";

const DEBUG = { default: "`false`", text: "Logs what is done." };
const MEMORY_TABLES = { default: "`voltagent_memory`", text: "Start of the table names." };
const RETRIES = { default: "`3`", text: "Attempts of a query." };
const RETRY_DELAY = {
  default: "`100`",
  text: "Milliseconds before the second attempt; doubles each time.",
};
const LOGGER = { default: "one of its own", text: "Where problems are logged." };
const VECTOR_CACHE = { default: "`100`", text: "Vectors kept in the process for `get`." };
const BATCH = { default: "`100`", text: "Rows per round of `storeBatch`." };
const LIBSQL_URL = {
  default: "`file:./.voltagent/memory.db`",
  text: "A file, `:memory:`, or the `libsql://…` address of a remote database.",
};
const CONNECTION =
  "A connection string, or `host`, `port`, `database`, `user`, `password` and `ssl`.";
const POSTGRES_TYPES = {
  "{ host: string; port: number; database: string; user: string; password: string; ssl?: boolean | ConnectionOptions; } | string":
    "`string` or object",
};

/** Tables about storages for memory and vectors. */
export const storageTables: readonly OptionTexts[] = [
  {
    name: "LibSQLMemoryOptions",
    from: "@voltagent/libsql",
    options: {
      url: LIBSQL_URL,
      authToken: "The token of a remote database.",
      tablePrefix: MEMORY_TABLES,
      maxRetries: { default: "`3`", text: "Attempts while the file is locked." },
      retryDelayMs: RETRY_DELAY,
      debug: DEBUG,
      logger: LOGGER,
    },
  },
  {
    name: "LibSQLVectorOptions",
    from: "@voltagent/libsql",
    options: {
      url: LIBSQL_URL,
      authToken: "The token of a remote database.",
      tablePrefix: { default: "`voltagent`", text: "Start of the table's name." },
      maxVectorDimensions: {
        default: "`1536`",
        text: "Longer vectors are refused by `store`, though not by `storeBatch`.",
      },
      cacheSize: VECTOR_CACHE,
      batchSize: BATCH,
      maxRetries: { default: "`3`", text: "Attempts while the file is locked." },
      retryDelayMs: RETRY_DELAY,
      debug: DEBUG,
      logger: LOGGER,
    },
  },
  {
    name: "PostgreSQLMemoryOptions",
    from: "@voltagent/postgres",
    options: {
      connection: CONNECTION,
      maxConnections: {
        default: "`10`",
        text: "Size of the pool. [At least 2](/docs/agents/memory/postgres/#size-the-pool).",
      },
      schema: {
        default: "the user's",
        text: "Schema of the tables; created if it is missing.",
      },
      tablePrefix: MEMORY_TABLES,
      debug: DEBUG,
    },
    typeNames: POSTGRES_TYPES,
  },
  {
    name: "PostgresVectorAdapterOptions",
    from: "@voltagent/postgres",
    options: {
      connection: CONNECTION,
      maxConnections: { default: "`10`", text: "Size of the pool." },
      tablePrefix: {
        default: "`voltagent_vector`",
        text: "The table is `voltagent_vector_vectors`.",
      },
      searchPath: { default: "the user's", text: "Schema of the table. It has to exist." },
      maxVectorDimensions: { default: "`1536`", text: "Longer vectors are refused." },
      cacheSize: VECTOR_CACHE,
      batchSize: BATCH,
      maxRetries: RETRIES,
      retryDelayMs: RETRY_DELAY,
      debug: DEBUG,
    },
    typeNames: POSTGRES_TYPES,
  },
  {
    name: "SupabaseMemoryOptions",
    from: "@voltagent/supabase",
    options: {
      supabaseUrl: { default: "required without `client`", text: "The project's address." },
      supabaseKey: { default: "required without `client`", text: "The secret key." },
      client: "A client of your own, instead of the two above.",
      tableName: {
        default: "`voltagent_memory`",
        text: "Start of the table names. Change the SQL with it.",
      },
      logger: LOGGER,
      debug: DEBUG,
    },
  },
  {
    name: "D1MemoryOptions",
    from: "@voltagent/cloudflare-d1",
    options: {
      binding: "The D1 database of the worker's environment.",
      tablePrefix: MEMORY_TABLES,
      maxRetries: RETRIES,
      retryDelayMs: RETRY_DELAY,
      debug: DEBUG,
      logger: LOGGER,
    },
  },
  {
    name: "ManagedMemoryAdapterOptions",
    from: "@voltagent/voltagent-memory",
    options: {
      databaseName: "The database's name, in any case.",
      databaseId: "Its id. Wins over the name.",
      voltOpsClient: { default: "the application's", text: "Whose keys are used." },
      debug: { default: "`false`", text: "Prints every request." },
    },
  },
];
