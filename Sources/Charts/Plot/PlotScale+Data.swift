import Foundation

/// What a chart was told about a scale.
struct ScaleSetting {
  /// The domain that was given; nil for the one of the data.
  var domain: PlotScale.Domain?
  var includesZero: Bool?
  var isReversed = false
  /// What else was said, in words.
  var words = ""
}

extension PlotScale {
  /// The scale that the marks need.
  init(_ marks: [PlottedMark], _ channel: KeyPath<PlottedMark, PlotSpan?>, _ setting: ScaleSetting, isLength: Bool) {
    let spans = marks.compactMap { $0[keyPath: channel] }
    isReversed = setting.isReversed
    if let given = setting.domain {
      domain = given
      return
    }
    let values = spans.flatMap { [$0.start] + ($0.end.map { [$0] } ?? []) }
    var names: [String] = []
    var dates: [Date] = []
    var numbers: [Double] = []
    for value in values {
      switch value.kind {
      case .category(let name): if !names.contains(name) { names.append(name) }
      case .date(let date): dates.append(date)
      case .number(let number): if number.isFinite { numbers.append(number) }
      }
    }
    if isLength { for mark in marks { if let stacked = mark.stacked { numbers += [stacked.from, stacked.to] } } }
    if !names.isEmpty {
      domain = .categories(names)
    } else if let low = dates.min(), let high = dates.max() {
      domain = .dates(low, high > low ? high : low.addingTimeInterval(1))
    } else if let low = numbers.min(), let high = numbers.max() {
      domain = Self.rounded(low, high, includesZero: setting.includesZero ?? true)
    } else {
      domain = .empty
    }
  }

  /// A domain of numbers that begins and ends at round ones.
  private static func rounded(_ low: Double, _ high: Double, includesZero: Bool) -> Domain {
    var low = includesZero ? min(low, 0) : low
    var high = includesZero ? max(high, 0) : high
    if low == high { (low, high) = (low - 0.5, high + 0.5) }
    let step = Ticks.step(low, high, nil)
    return .numbers((low / step + 1e-9).rounded(.down) * step, (high / step - 1e-9).rounded(.up) * step)
  }
}

/// Puts bars and areas at one place on top of each other.
enum Stacking {
  static func apply(_ marks: inout [PlottedMark]) {
    var ends: [String: (up: Double, down: Double)] = [:]
    for index in marks.indices {
      let mark = marks[index]
      guard mark.stacking == .standard, let x = mark.x, let y = mark.y, x.end == nil || y.end == nil else { continue }
      // The number is the length; where both are numbers, the second axis is.
      let isVertical = y.end == nil && y.start.position != nil && !isDate(y.start)
      let length = isVertical ? y.start : x.start
      guard let number = length.position, !isDate(length) else { continue }
      let beside = mark.looks.first { $0.name == "position by" }?.value ?? ""
      let key = "\(mark.kind) \((isVertical ? x : y).words) \(beside)"
      var end = ends[key] ?? (0, 0)
      let from = number < 0 ? end.down : end.up
      marks[index].stacked = (from, from + number)
      if number < 0 { end.down += number } else { end.up += number }
      ends[key] = end
    }
  }

  private static func isDate(_ value: PlotValue) -> Bool {
    if case .date = value.kind { return true }
    return false
  }
}
