/// Several timings of one thing in microseconds.
struct Timing {
  /// The middle one: what is compared with a bound of the same run.
  var median: Double
  /// The least: what the code takes when nothing else has the machine.
  var least: Double

  init(_ times: [Double]) {
    let sorted = times.sorted()
    (median, least) = (sorted[sorted.count / 2], sorted[0])
  }
}

/// The median time of `body` in microseconds: see `timing`.
@MainActor func microseconds(samples: Int = 15, iterations: Int, _ body: @MainActor () -> Void) -> Double {
  timing(samples: samples, iterations: iterations, body).median
}

/// `samples` timings of `iterations` calls of `body` each, the first timing dropped.
/// On the main actor as what it calls: otherwise every call would ask first where it is.
@MainActor func timing(samples: Int = 15, iterations: Int, _ body: @MainActor () -> Void) -> Timing {
  var times: [Double] = []
  for sample in 0...samples {
    let start = ContinuousClock.now
    for _ in 0..<iterations { body() }
    if sample > 0 { times.append((ContinuousClock.now - start) / .microseconds(1) / Double(iterations)) }
  }
  return Timing(times)
}

/// Four significant places, right-aligned.
func column(_ value: Double, _ unit: String) -> String {
  let text = value >= 100 ? "\(Int(value.rounded()))" : "\((value * 100).rounded() / 100)"
  return String(repeating: " ", count: max(0, 9 - text.count)) + text + " " + unit
}

/// Keeps a value alive past the optimiser.
@inline(never) func consume<T>(_ value: T) { withExtendedLifetime(value) {} }
