import CellReports
import CellRuns
import Foundation
import Testing

@testable import CellHarnessCLI

/// Kept traces that can be read, and say what no run ever said: values of other steps, rows that are there twice, numbers out of every
/// range. They are judged or refused with a sentence; nothing traps or hangs. `CELLHARNESS_FUZZ=N` tries a fiftieth of N.
@Suite("Damaged traces") struct DamagedTraceTests {
  private static let count = max(60, (ProcessInfo.processInfo.environment["CELLHARNESS_FUZZ"].flatMap(Int.init) ?? 0) / 50)

  /// Changes what lines say, and leaves their form.
  private struct Damage {
    private var state: UInt64
    private let texts: [String]

    init(seed: Int, texts: [String]) {
      state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
      self.texts = texts
    }

    mutating func next(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return bound > 0 ? Int(state % UInt64(bound)) : 0
    }

    mutating func changed(_ value: Any) -> Any {
      switch value {
      case var object as [String: Any]:
        let keys = object.keys.sorted()
        guard !keys.isEmpty else { return value }
        let key = keys[next(keys.count)]
        object[key] = next(20) == 0 ? nil : changed(object[key] as Any)
        return object
      case var list as [Any]:
        guard !list.isEmpty else { return value }
        let (place, other) = (next(list.count), next(list.count))
        switch next(6) {
        case 0: list.remove(at: place)
        case 1: list.insert(list[place], at: other)
        case 2: list.swapAt(place, other)
        default: list[place] = changed(list[place])
        }
        return list
      case let text as String: return next(3) == 0 ? "" : texts.isEmpty ? text : texts[next(texts.count)]
      case let number as NSNumber:
        return [0, -1, number.intValue &+ 1, number.intValue &- 1, 1_000_000, 9_007_199_254_740_991][next(6)]
      case _: return value
      }
    }
  }

  private func texts(in value: Any) -> [String] {
    switch value {
    case let object as [String: Any]: object.keys.sorted().flatMap { texts(in: object[$0] as Any) }
    case let list as [Any]: list.flatMap(texts)
    case let text as String: [text]
    case _: []
    }
  }

  @Test("whatever they say, they are judged or refused with a sentence, and the report of them is written")
  func judged() throws {
    try withFolder { folder in
      let result = ScenarioRunner.run(Shelf.leak, profiles: [.iOS17], policies: [.lifo, .fifo])
      let whole = String(decoding: try KeptTraces.data(result), as: UTF8.self).split(separator: "\n").map(String.init)
      let values = try whole.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) }
      let texts = Array(Set(values.flatMap { self.texts(in: $0) })).sorted()
      var (judged, refused) = (0, 0)
      for number in 1...Self.count {
        var damage = Damage(seed: number, texts: texts)
        var lines = whole
        for _ in 0...damage.next(4) {
          let place = 1 + damage.next(lines.count - 2)
          switch damage.next(8) {
          case 0: lines.remove(at: place)
          case 1: lines.insert(lines[place], at: 1 + damage.next(lines.count - 2))
          default:
            let value = damage.changed(try JSONSerialization.jsonObject(with: Data(lines[place].utf8)))
            lines[place] = String(
              decoding: try JSONSerialization.data(withJSONObject: value, options: .sortedKeys), as: UTF8.self)
          }
        }
        let path = "\(folder)/damaged.jsonl"
        try (lines.joined(separator: "\n") + "\n").write(toFile: path, atomically: true, encoding: .utf8)
        let (code, said) = program("judge", path, "--output", "\(folder)/report")
        switch code {
        case 0, 1, 4, 5: judged += 1
        case 3:
          refused += 1
          #expect(said.err.hasPrefix("cellharness: ") && said.err.split(separator: " ").count > 4, "input \(number): \(said.err)")
        default: Issue.record("input \(number) ends with \(code): \(said.err)")
        }
      }
      #expect(judged > Self.count / 4 && refused > 0, "judged \(judged), refused \(refused)")
    }
  }
}
