import Layout from "@theme/Layout";
import type { ReactNode } from "react";
import { Day } from "../components/launch-week/Day";
import { WeekRuler } from "../components/launch-week/WeekRuler";
import { launchWeek } from "../data/launch-week";
import { packageVersions } from "../data/packages";

export default function LaunchWeekPage(): ReactNode {
  return (
    <Layout
      title="Launch week, June 2025"
      description="Five releases in five days, 16 to 20 June 2025: observability, streaming, AI SDK UI, custom routes, the MCP directory. And how each stands in VoltAgent 2 today."
    >
      <main className="page wrap pb-16 pt-12 nav:pb-24 nav:pt-20">
        <header className="grid grid-cols-[minmax(0,1fr)] items-end gap-x-12 gap-y-5 nav:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div>
            <p className="font-mono text-label text-ink-3">launch week #1 / 16 to 20 June 2025</p>
            <h1 className="mt-4 text-display">
              Five releases in five days, and where they are now
            </h1>
          </div>
          <p className="max-w-[52ch] text-lead text-ink-2">
            VoltAgent was at version 0 then, and names have changed since. Each day lists what was
            released and what to look up in version 2.
          </p>
        </header>
        <div className="mt-12">
          <WeekRuler days={launchWeek} />
        </div>
        <p className="mt-3 font-mono text-label text-ink-3">
          names checked against @voltagent/core {packageVersions["@voltagent/core"]} and
          @voltagent/server-hono {packageVersions["@voltagent/server-hono"]}
        </p>
        <div className="mt-6">
          {launchWeek.map((day) => (
            <Day key={day.id} day={day} />
          ))}
        </div>
      </main>
    </Layout>
  );
}
