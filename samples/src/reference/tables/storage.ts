/** Texts of the storages' options. Defaults were read in each package's dist/index.js. */
import type { OptionTexts } from "../option-table";

const PRINTS = { default: "`false`", text: "Prints what is done." };
const LEVEL = {
  default: "`false`",
  text: "Sets its own logger to the level `debug`. A logger that you pass keeps its level.",
};
const MEMORY_TABLES = { default: "`voltagent_memory`", text: "Start of the table names." };
const RETRIES = { default: "`3`", text: "Attempts of a query, whatever the error." };
const BUSY_RETRIES = { default: "`3`", text: "Attempts while the database is locked." };
const RETRY_DELAY = {
  default: "`100`",
  text: "Milliseconds before the second attempt; doubles each time.",
};
const LOGGER = { default: "one of its own", text: "Where problems are logged." };
const SHARED_LOGGER = { default: "the global one, or one of its own", text: LOGGER.text };
const VECTOR_CACHE = { default: "`100`", text: "Vectors kept in the process for `get`." };
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
      maxRetries: BUSY_RETRIES,
      retryDelayMs: RETRY_DELAY,
      logger: SHARED_LOGGER,
    },
    leftOut: { debug: "declared, but read by the adapter for the edge alone in version 2.1" },
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
      batchSize: { default: "`100`", text: "Rows per write of `storeBatch` and `deleteBatch`." },
      maxRetries: RETRIES,
      retryDelayMs: RETRY_DELAY,
      debug: LEVEL,
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
      debug: PRINTS,
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
      batchSize: { default: "`100`", text: "Rows per round of `storeBatch`." },
      maxRetries: RETRIES,
      retryDelayMs: RETRY_DELAY,
      debug: PRINTS,
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
      debug: {
        default: "`false`",
        text: "Logs every operation at the level `debug`, which the logger has to let through.",
      },
    },
  },
  {
    name: "D1MemoryOptions",
    from: "@voltagent/cloudflare-d1",
    options: {
      binding: "The D1 database of the worker's environment.",
      tablePrefix: MEMORY_TABLES,
      maxRetries: BUSY_RETRIES,
      retryDelayMs: RETRY_DELAY,
      debug: LEVEL,
      logger: SHARED_LOGGER,
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
