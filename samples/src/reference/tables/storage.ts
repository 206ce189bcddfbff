/** Texts of the storages' options. Defaults were read in each package's dist/index.js. */
import type { OptionTexts } from "../option-table";

const PRINTS = { default: "`false`", text: "Prints every operation." };
const LEVEL = {
  default: "`false`",
  text: "Sets the adapter's own logger to the level `debug`. A logger that you pass keeps its level.",
};
const MEMORY_TABLES = { default: "`voltagent_memory`", text: "The prefix of all table names." };
const RETRIES = {
  default: "`3`",
  text: "How many times a query is attempted, whatever the error.",
};
const BUSY_RETRIES = {
  default: "`3`",
  text: "How many times a query is attempted while the database is locked.",
};
const RETRY_DELAY = {
  default: "`100`",
  text: "The delay before the second attempt, in milliseconds. It doubles each time.",
};
const LOGGER = { default: "one of its own", text: "The logger for problems." };
const SHARED_LOGGER = { default: "the global one, or one of its own", text: LOGGER.text };
const VECTOR_CACHE = {
  default: "`100`",
  text: "How many vectors are cached in the process for `get`.",
};
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
      authToken: "The access token of a remote database.",
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
      authToken: "The access token of a remote database.",
      tablePrefix: { default: "`voltagent`", text: "The prefix of the table's name." },
      maxVectorDimensions: {
        default: "`1536`",
        text: "The maximum length of a vector. `store` rejects longer ones, `storeBatch` does not.",
      },
      cacheSize: VECTOR_CACHE,
      batchSize: {
        default: "`100`",
        text: "How many rows `storeBatch` and `deleteBatch` write at once.",
      },
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
        text: "The size of the connection pool, [at least 2](/docs/agents/memory/postgres/#size-the-pool).",
      },
      schema: {
        default: "the user's",
        text: "The schema of the tables. It is created if it does not exist.",
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
      maxConnections: { default: "`10`", text: "The size of the connection pool." },
      tablePrefix: {
        default: "`voltagent_vector`",
        text: "The prefix of the table's name, `voltagent_vector_vectors` by default.",
      },
      searchPath: { default: "the user's", text: "The schema of the table, which has to exist." },
      maxVectorDimensions: {
        default: "`1536`",
        text: "The maximum length of a vector. Longer ones are rejected.",
      },
      cacheSize: VECTOR_CACHE,
      batchSize: { default: "`100`", text: "How many rows `storeBatch` writes at once." },
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
      client: "Your own Supabase client, instead of the two options above.",
      tableName: {
        default: "`voltagent_memory`",
        text: "The prefix of all table names. If you change it, change it in the SQL too.",
      },
      logger: LOGGER,
      debug: {
        default: "`false`",
        text: "Logs every operation at the level `debug`, which the logger must have enabled.",
      },
    },
  },
  {
    name: "D1MemoryOptions",
    from: "@voltagent/cloudflare-d1",
    options: {
      binding: "The D1 database binding from the worker's environment.",
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
      databaseName: "The database's name. Case is ignored.",
      databaseId: "The database's id. Takes precedence over the name.",
      voltOpsClient: { default: "the application's", text: "The client whose keys are used." },
      debug: { default: "`false`", text: "Prints every request." },
    },
  },
];
