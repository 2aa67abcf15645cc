import CellReports
import Foundation

/// Which part of the work this program is to do: the option `--shard`, or what Bazel says to a sharded test.
struct ShardRequest {
  /// A part that can't be read.
  struct Problem: Error, Equatable, CustomStringConvertible {
    let description: String
  }

  let shard: Shard

  /// Nil if all is to be done. Bazel's file is touched, which tells it that the parts are understood.
  /// - Throws: ``Problem``, or ``FileProblem`` if the file can't be touched.
  init?(_ options: RunOptions, _ environment: [String: String]) throws {
    if let path = environment["TEST_SHARD_STATUS_FILE"], !path.isEmpty { try AtomicFile.write(Data(), to: path) }
    if let shard = options.shard {
      self.shard = shard
      return
    }
    guard let total = environment["TEST_TOTAL_SHARDS"], !total.isEmpty, total != "1" else { return nil }
    let index = environment["TEST_SHARD_INDEX"] ?? ""
    // Bazel counts from 0.
    guard let count = Int(total), let place = Int(index), let shard = Shard(index: place + 1, count: count) else {
      throw Problem(
        description: "TEST_SHARD_INDEX is '\(index)' and TEST_TOTAL_SHARDS is '\(total)', which is no part of a test; "
          + "unset both, or say --shard I/N")
    }
    self.shard = shard
  }
}
