import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { algoliasearch, type Algoliasearch } from 'algoliasearch';

type Fields = Record<string, unknown>;

/** An index of the fake server. */
export interface FakeIndex {
  readonly records: Map<string, Fields>;
  settings: Fields;
  synonyms: Fields[];
}

/** A server that keeps indexes in memory, as the hosted service does. */
export interface FakeServer {
  readonly client: Algoliasearch;
  readonly indexes: Map<string, FakeIndex>;
  /** Calls that change something, in order. */
  readonly writes: string[];
  /** Answers with a status instead, where it gives one. */
  failing: (call: string) => number | undefined;
  readonly close: () => Promise<void>;
}

function emptyIndex(): FakeIndex {
  return { records: new Map(), settings: {}, synonyms: [] };
}

function handle(
  indexes: Map<string, FakeIndex>,
  method: string,
  name: string,
  action: string,
  body: unknown,
): unknown {
  const index = indexes.get(name);
  const made = (): FakeIndex => {
    const next = index ?? emptyIndex();
    indexes.set(name, next);
    return next;
  };
  const fields = (body ?? {}) as Fields;
  switch (`${method} ${action}`) {
    case 'GET settings':
      return index?.settings;
    case 'POST browse':
      return index && { hits: [...index.records.values()] };
    case 'POST synonyms/search':
      return index && { hits: index.synonyms, nbHits: index.synonyms.length };
    case 'PUT settings':
      made().settings = fields;
      return { taskID: 1 };
    case 'POST synonyms/batch':
      made().synonyms = body as Fields[];
      return { taskID: 1 };
    case 'POST batch':
      for (const request of fields.requests as { body: Fields }[]) {
        made().records.set(String(request.body.objectID), request.body);
      }
      return { taskID: 1, objectIDs: [] };
    case 'POST operation':
      if (index !== undefined && fields.operation === 'move') {
        indexes.set(String(fields.destination), index);
        indexes.delete(name);
      }
      return index && { taskID: 1 };
    case 'DELETE ':
      indexes.delete(name);
      return { taskID: 1 };
    default:
      return action.startsWith('task/') ? { status: 'published' } : undefined;
  }
}

/** Starts a fake of the hosted service on a free port of this machine. */
export async function startFakeServer(): Promise<FakeServer> {
  const indexes = new Map<string, FakeIndex>();
  const writes: string[] = [];
  const state: Pick<FakeServer, 'failing'> = { failing: () => undefined };
  const server: Server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const [, , , name = '', ...rest] = url.pathname.split('/');
      const action = rest.join('/');
      const method = request.method ?? '';
      const call = `${method} ${action}`.trim();
      const status = state.failing(call);
      const isRead = /^GET|browse$|search$/.test(call);
      if (!isRead && status === undefined) writes.push(`${call} ${name}`);
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      const answer =
        status === undefined
          ? handle(indexes, method, decodeURIComponent(name), action, body)
          : undefined;
      response.statusCode = status ?? (answer === undefined ? 404 : 200);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(answer ?? { message: `No ${call}` }));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const host = { url: '127.0.0.1', port, protocol: 'http' } as const;
  return {
    client: algoliasearch('APP', 'admin-key', {
      hosts: [{ ...host, accept: 'readWrite' }],
    }),
    indexes,
    writes,
    get failing() {
      return state.failing;
    },
    set failing(next) {
      state.failing = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
