import Testing

@testable import UIKit

/// Few hashes for many values, so that chains of slots are long.
private struct Crowded: Hashable, Sendable {
  var number: Int
  func hash(into hasher: inout Hasher) { hasher.combine(number % 5) }
}

@Suite struct IdentifierIndexTests {
  @Test("DIF an index of identifiers answers as a dictionary does, whatever was added and removed before")
  func againstDictionary() {
    var state: UInt64 = 7
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    var refused = 0
    for _ in 0..<40 {
      var index = IdentifierIndex<Crowded>()
      var reference: [Crowded: Int] = [:]
      for token in 0..<60 {
        if next(3) == 0 {
          let value = Crowded(number: next(40))
          #expect(index.remove(value) == reference.removeValue(forKey: value))
        } else if next(4) == 0 {
          let value = Crowded(number: next(40))
          index.set(value, token: token)
          reference[value] = token
        } else {
          let added = (0..<next(6)).map { _ in Crowded(number: next(40)) }
          let repeated = added.indices.first { reference[added[$0]] != nil || added[..<$0].contains(added[$0]) }
          #expect(index.insert(added, token: token) == repeated)
          if repeated == nil { for value in added { reference[value] = token } } else { refused += 1 }
        }
        #expect(index.count == reference.count)
        #expect((0..<40).allSatisfy { index[Crowded(number: $0)] == reference[Crowded(number: $0)] })
      }
    }
    #expect(refused > 100)
  }
}
