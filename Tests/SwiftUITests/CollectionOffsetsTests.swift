import Foundation
import Testing

@testable import SwiftUI

@Suite struct CollectionOffsetsTests {
  @Test("elements are removed at offsets, and moved to where the element at an offset stood")
  func offsets() {
    func moved(_ from: [Int], _ to: Int) -> String {
      var letters = Array("abcde")
      letters.move(fromOffsets: IndexSet(from), toOffset: to)
      return String(letters)
    }
    #expect(moved([0], 3) == "bcade")
    #expect(moved([3], 1) == "adbce")
    #expect(moved([0, 4], 2) == "baecd")
    #expect(moved([1], 1) == "abcde")
    #expect(moved([1], 2) == "abcde")
    #expect(moved([0], 5) == "bcdea")
    var slice = ["x", "a", "b", "c"][1...]
    slice.remove(atOffsets: [0, 2])
    #expect(Array(slice) == ["b"])
  }
}
