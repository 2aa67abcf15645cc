import CellTrace
import Foundation
import Testing

@testable import CellDetectors

@Suite("what identifies a bug, and what does not") struct StabilityTests {
  /// Run sets that every detector has something to say about.
  static let sets: [RunSet] = [
    LeakedViewStateTests.leak(),
    LeakedAppearanceTests.reuse(
      LeakedAppearanceTests.colored("#FF3B30", provenance("A", 0)), fresh: LeakedAppearanceTests.colored("#000000", nil)),
    HandlerOutlivesItemTests.set(),
    StaleContentTests.set(
      live: [StaleContentTests.one("Old"), StaleContentTests.one("Old")],
      rebuilt: [StaleContentTests.one("Old"), StaleContentTests.one("New")]),
    StuckInteractionStateTests.sweep(),
    StaleSizeTests.set([StaleSizeTests.one(44, ideal: 88)]),
    StaleIndexActionTests.set(actual: StaleIndexActionTests.deletesA, reference: StaleIndexActionTests.deletesB),
    StaleIndexStateTests.set(after: nil, reference: StaleIndexStateTests.right),
    StaleIndexAccessTests.set([StaleIndexAccessTests.used(2, "D")], reference: [StaleIndexAccessTests.used(1, "C")]),
    StaleIndexAccessTests.ended(StaleIndexAccessTests.trap),
    LostViewStateTests.set(),
    EndedRunTests.ended(.trapped(step: 1, signal: 4, report: "App/Rows.swift:41: Fatal error: Index out of range")),
    EndedRunTests.ended(.exception(step: 1, ledgerID: "DIF-07", text: "duplicate identifiers [1]")),
  ]

  static func fingerprints(_ set: RunSet) -> [String] { judge(set).findings.map { Fingerprint.of($0) } }

  /// The same run set with words replaced everywhere.
  static func replacing(_ words: [(String, String)], in set: RunSet) throws -> RunSet {
    func replaced<Value: Codable>(_ value: Value) throws -> Value {
      var text = String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
      for (old, new) in words { text = text.replacingOccurrences(of: old, with: new) }
      return try JSONDecoder().decode(Value.self, from: Data(text.utf8))
    }
    var result = RunSet(main: try replaced(set.main), controlled: try set.controlled.map(replaced))
    for (request, trace) in set.made {
      let other = ReferenceRequest(
        script: try replaced(request.script), configuration: request.configuration, collects: request.collects,
        purpose: request.purpose)
      result[other] = try replaced(trace)
    }
    return result
  }

  @Test("each has exactly one root", arguments: sets.indices)
  func oneRoot(index: Int) { #expect(Self.fingerprints(Self.sets[index]).count == 1) }

  @Test("renamed items, other texts and moved lines keep every fingerprint", arguments: sets.indices)
  func renamed(index: Int) throws {
    let words = [
      ("Asthma", "A name of 42 letters"), ("Gout", "Other"), ("\"Old\"", "\"Older\""), ("\"key\":\"A\"", "\"key\":\"#7\""),
      ("\"key\":\"H\"", "\"key\":\"#8\""), ("\"line\":", "\"line\":4"), ("Rows.swift:41", "Rows.swift:900"),
      ("identifiers [1]", "identifiers [17]"), ("scroll to", "go to"),
    ]
    let renamed = try Self.replacing(words, in: Self.sets[index])
    #expect(Self.fingerprints(renamed) == Self.fingerprints(Self.sets[index]))
  }

  @Test("another cell type changes every fingerprint", arguments: Array(sets.indices).filter { ![11, 12].contains($0) })
  func otherType(index: Int) throws {
    let other = try Self.replacing([("App.NoteCell", "App.OtherCell")], in: Self.sets[index])
    #expect(Set(Self.fingerprints(other)).isDisjoint(with: Self.fingerprints(Self.sets[index])))
  }

  @Test("another property changes the fingerprint of what is seen at a property")
  func otherProperty() throws {
    let color = try Self.replacing([("textColor", "shadowColor")], in: Self.sets[1])
    #expect(Self.fingerprints(color) != Self.fingerprints(Self.sets[1]))
    let state = try Self.replacing([("isExpanded", "isLiked")], in: Self.sets[0])
    #expect(Self.fingerprints(state) != Self.fingerprints(Self.sets[0]))
  }

  @Test("no two detectors share a fingerprint")
  func distinct() {
    let all = Self.sets.flatMap(Self.fingerprints)
    #expect(Set(all).count == all.count)
  }

  @Test("judging twice gives the same, whatever ran before", arguments: sets.indices)
  func pure(index: Int) {
    let first = judge(Self.sets[index])
    _ = Self.sets.map { judge($0) }
    let second = judge(Self.sets[index])
    #expect(first.findings == second.findings)
    #expect(first.inconclusive == second.inconclusive)
  }
}

/// Random screens that behave: whatever they show, all runs and rebuilds agree.
@Suite("correct screens stay silent") struct SilenceTests {
  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  /// A run in which rows come, go, change, move and are shown in reused cells; provenances are as stale as they may be.
  static func screen(_ seed: UInt64) -> RunSet {
    var random = Generator(state: seed)
    let keys = ["A", "B", "C", "D", "E"]
    var main: [StepTrace] = []
    for index in 0..<6 {
      let shown = keys.shuffled(using: &random).prefix(Int.random(in: 1...5, using: &random))
      let rows = shown.enumerated().map { place, key in
        row(
          key, at: place, cell: Int.random(in: 1...6, using: &random), reuse: Int.random(in: 1...9, using: &random),
          flags: Bool.random(using: &random) ? .selected : [],
          [
            label(
              "\(key) \(Int.random(in: 0...2, using: &random))",
              [Property("alpha", "1", provenance: provenance(keys[place], index))],
              by: provenance(keys.randomElement(using: &random), max(0, index - 1), .highlighted))
          ])
      }
      main.append(step(index, "step \(index)", rows))
    }
    var set = runs(main: main, rebuilt: main.map(\.checkpoint))
    // In fresh cells everything was written just now.
    set.fresh = set.main
    for (place, step) in (set.fresh?.steps ?? []).enumerated() {
      for (index, appearance) in step.checkpoint.enumerated() {
        set.fresh?.steps[place].checkpoint[index].cell = CellID(100 + place * 10 + index)
        for element in appearance.elements.indices {
          for property in appearance.elements[element].properties.indices {
            set.fresh?.steps[place].checkpoint[index].elements[element].properties[property].provenance = provenance(
              appearance.item.key, place)
          }
        }
      }
    }
    return set
  }

  @Test("200 random screens without a bug: no finding, every detector evaluated")
  func silent() {
    for seed in UInt64(1)...200 {
      let judgement = judge(Self.screen(seed))
      #expect(judgement.findings.isEmpty, "seed \(seed)")
      #expect(judgement.inconclusive.isEmpty, "seed \(seed)")
    }
  }

  @Test("the same screens with one property of one row changed in the main run and its control: found if another item wrote it")
  func notBlind() throws {
    var found = 0
    for seed in UInt64(1)...200 {
      var set = Self.screen(seed)
      let row = set.main.steps[3].checkpoint[0]
      set.main.steps[3].checkpoint[0].elements[0].properties[1] = Property("alpha", "0.5", provenance: provenance("Z", 1))
      set.control = set.main
      let findings = judge(set, detectors: [LeakedAppearance.self]).findings
      #expect(findings.map(\.item) == [row.item], "seed \(seed)")
      found += findings.count
    }
    #expect(found == 200)
  }
}
