import { existsSync } from "node:fs";

// Imported first by docusaurus.config.ts for its effect: other parts of the configuration read the environment
// as they load. .env.example explains the variables; one that is set already stands.
if (existsSync(".env")) {
  process.loadEnvFile(".env");
}
