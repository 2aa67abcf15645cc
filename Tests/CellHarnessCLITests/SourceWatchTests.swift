import Foundation
import Testing

@testable import CellHarnessCLI

@Suite("Watching sources") struct SourceWatchTests {
  /// What a watch said and did.
  private final class Log {
    var lines: [String] = []
    var snapshots: [SourceSnapshot]
    var builds: [String?]
    var waits: Int
    init(_ snapshots: [SourceSnapshot], builds: [String?], waits: Int) {
      self.snapshots = snapshots
      self.builds = builds
      self.waits = waits
    }
  }

  private func lines(_ snapshots: [[String: String]], builds: [String?] = [], waits: Int) -> [String] {
    let log = Log(snapshots.map { SourceSnapshot($0) }, builds: builds, waits: waits)
    let watch = SourceWatch(
      snapshot: { log.snapshots.count > 1 ? log.snapshots.removeFirst() : log.snapshots[0] },
      wait: {
        log.waits -= 1
        return log.waits >= 0
      },
      build: { log.builds.removeFirst() }, start: { "started" }, say: { log.lines.append($0) })
    watch.run()
    return log.lines
  }

  @Test("what did not change is not built; the end is asked for by whoever watches")
  func quiet() {
    #expect(lines([["a": "1"]], waits: 3) == ["watching 1 file; Ctrl-C ends it"])
  }

  @Test("a change is built, and the new program takes over")
  func change() {
    #expect(
      lines([["a": "1", "b": "1"], ["a": "1", "b": "1"], ["b": "2", "c": "1"]], builds: [nil], waits: 5)
        == ["watching 2 files; Ctrl-C ends it", "a and 2 more changed; building", "started"])
  }

  @Test("what does not build is said, and tried again when something changes")
  func broken() {
    #expect(
      lines([["a": "1"], ["a": "2"], ["a": "2"], ["a": "3"]], builds: ["A.swift:1: error: no", nil], waits: 9) == [
        "watching 1 file; Ctrl-C ends it", "a changed; building", "A.swift:1: error: no",
        "the build failed; it is tried again when a file changes", "a changed; building", "started",
      ])
  }

  @Test("files are seen below a folder, hidden ones not, and writing one is a change")
  func files() throws {
    try withFolder { folder in
      for path in ["A.swift", "Rows/B.swift", ".build/C.swift", "D.txt"] {
        let url = URL(fileURLWithPath: "\(folder)/\(path)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("1".utf8).write(to: url)
      }
      let first = SourceSnapshot(below: folder)
      #expect(first.files.keys.sorted() == ["A.swift", "Rows/B.swift"])
      try Data("12".utf8).write(to: URL(fileURLWithPath: "\(folder)/Rows/B.swift"))
      #expect(SourceSnapshot(below: folder).changes(since: first) == ["Rows/B.swift"])
    }
  }
}
