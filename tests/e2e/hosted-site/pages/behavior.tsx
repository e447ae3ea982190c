import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type * as Programs from '../behaviorPrograms';

/** A page with programs on the published sheet, and what its callbacks got. */
export default function BehaviorPage(): ReactNode {
  const [programs, setPrograms] = useState<typeof Programs>();
  const [calls, setCalls] = useState<readonly string[]>([]);
  const log = useCallback((text: string) => {
    setCalls((before) => [...before, text]);
  }, []);
  useEffect(() => {
    void import('../behaviorPrograms').then(setPrograms);
  }, []);
  return (
    <main>
      <h1>Behavior</h1>
      <button
        type="button"
        onClick={() => {
          setCalls([]);
        }}
      >
        Clear
      </button>
      <ol data-calls>
        {calls.map((call, index) => (
          <li key={index}>{call}</li>
        ))}
      </ol>
      {programs && (
        <div style={{ display: 'flex', gap: 24 }}>
          <programs.SheetProgram log={log} />
          <programs.ModalProgram log={log} />
        </div>
      )}
    </main>
  );
}
