import { lstatSync, readFileSync, readlinkSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** No set-up takes longer than this. An older lock is stale, and another process may have its process id. */
const LONGEST_MS = 15 * 60_000;
const POLL_MS = 200;

/**
 * Does work that only one process at a time may do. The lock is a symbolic link, because that is
 * created in one step together with its content: the ids of the processes at work.
 * @template T
 * @param {string} path
 * @param {(joins: (pid: number) => void) => Promise<T>} work  calls `joins` for each helper process
 *   that may outlive this one: while it lives, the lock holds
 * @param {() => void} [waiting]  called once if another process is at it
 * @returns {Promise<T>}
 */
export async function withLock(path, work, waiting = () => {}) {
  let announced = false;
  while (!take(path)) {
    if (removeAbandoned(path)) continue;
    if (!announced) waiting();
    announced = true;
    await sleep(POLL_MS);
  }
  try {
    return await work((pid) => replace(path, `${process.pid},${pid}`));
  } finally {
    rmSync(path, { force: true });
  }
}

/** @param {string} path */
function take(path) {
  try {
    symlinkSync(String(process.pid), path);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

/**
 * @param {string} path
 * @param {string} holders
 */
function replace(path, holders) {
  const next = `${path}.${process.pid}`;
  rmSync(next, { force: true });
  symlinkSync(holders, next);
  renameSync(next, path);
}

/**
 * True if the lock is gone and worth another try.
 * @param {string} path
 */
function removeAbandoned(path) {
  try {
    const holders = readlinkSync(path);
    const age = Date.now() - lstatSync(path).mtimeMs;
    if (age < LONGEST_MS && holders.split(",").some(isAlive)) return false;

    const removed = `${path}.${process.pid}`;
    renameSync(path, removed);
    // Someone else may have removed the old lock and taken a new one since we looked.
    if (readlinkSync(removed) === holders) rmSync(removed);
    else renameSync(removed, path);
    return true;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return true;
    throw error;
  }
}

/** @param {string} pid */
function isAlive(pid) {
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
  return !isZombie(pid);
}

/**
 * In a container without an init process the dead stay listed.
 * @param {string} pid
 */
function isZombie(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z ");
  } catch {
    return false;
  }
}

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && "code" in error ? error.code : undefined);
