/// The longest increasing subsequence: what may stay in place when the rest moves, so that moves are as few as possible.
enum LongestIncreasingRun {
  /// For each value (all different), whether it is part of one longest increasing subsequence. O(n log n), O(n) if sorted.
  static func members(of values: ContiguousArray<Int32>) -> ContiguousArray<Bool> {
    var result = ContiguousArray(repeating: true, count: values.count)
    if isIncreasing(values) { return result }

    // Patience sorting: `tops[k]` is where the smallest last value of an increasing run of length k + 1 stands.
    var tops = ContiguousArray<Int32>()
    var previous = ContiguousArray<Int32>(repeating: -1, count: values.count)
    for index in values.indices {
      let value = values[index]
      var low = 0
      var high = tops.count
      while low < high {
        let middle = (low + high) / 2
        if values[Int(tops[middle])] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tops[low - 1] }
      if low == tops.count { tops.append(Int32(index)) } else { tops[low] = Int32(index) }
    }

    for index in result.indices { result[index] = false }
    var cursor = tops.last ?? -1
    while cursor >= 0 {
      result[Int(cursor)] = true
      cursor = previous[Int(cursor)]
    }
    return result
  }

  private static func isIncreasing(_ values: ContiguousArray<Int32>) -> Bool {
    guard values.count > 1 else { return true }
    for index in 1..<values.count where values[index - 1] >= values[index] { return false }
    return true
  }
}
