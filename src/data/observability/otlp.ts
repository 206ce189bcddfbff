/**
 * Where VoltOps takes OpenTelemetry data, and how a request names its project. Source: the address
 * and headers that @voltagent/core sends its own spans with; a test in samples/ looks them up there.
 */
export const otlp = {
  tracesPath: "/api/public/otel/v1/traces",
  logsPath: "/api/public/otel/v1/logs",
  headers: ["X-Public-Key", "X-Secret-Key"],
  /** Read by `new VoltAgent`, when they begin with `pk_` and `sk_`. */
  variables: ["VOLTAGENT_PUBLIC_KEY", "VOLTAGENT_SECRET_KEY"],
} as const;
