/// The median time of `body` in microseconds: `samples` timings of `iterations` calls each, the first timing dropped.
/// On the main actor as what it calls: otherwise every call would ask first where it is.
@MainActor func microseconds(samples: Int = 15, iterations: Int, _ body: @MainActor () -> Void) -> Double {
  var times: [Double] = []
  for sample in 0...samples {
    let start = ContinuousClock.now
    for _ in 0..<iterations { body() }
    if sample > 0 { times.append((ContinuousClock.now - start) / .microseconds(1) / Double(iterations)) }
  }
  return times.sorted()[times.count / 2]
}

/// Four significant places, right-aligned.
func column(_ value: Double, _ unit: String) -> String {
  let text = value >= 100 ? "\(Int(value.rounded()))" : "\((value * 100).rounded() / 100)"
  return String(repeating: " ", count: max(0, 9 - text.count)) + text + " " + unit
}

/// Keeps a value alive past the optimiser.
@inline(never) func consume<T>(_ value: T) { withExtendedLifetime(value) {} }
