import Foundation

/// How values of one axis become places in the plot.
struct PlotScale {
  enum Domain: Equatable {
    /// Nothing is plotted on the axis.
    case empty
    case numbers(Double, Double)
    case dates(Date, Date)
    case categories([String])
  }

  let domain: Domain
  let isReversed: Bool

  /// The share of the plot's length before a value; nil if the value has no place.
  func fraction(_ value: PlotValue) -> Double? {
    let share: Double
    switch domain {
    case .empty: return nil
    case .numbers(let low, let high):
      guard let position = value.position, high > low else { return nil }
      share = (position - low) / (high - low)
    case .dates(let low, let high):
      guard let position = value.position, high > low else { return nil }
      share = (position - low.timeIntervalSinceReferenceDate) / high.timeIntervalSince(low)
    case .categories(let names):
      guard case .category(let name) = value.kind, let index = names.firstIndex(of: name) else { return nil }
      share = (Double(index) + 0.5) / Double(names.count)
    }
    return isReversed ? 1 - share : share
  }

  /// The value at a share of the plot's length.
  func value(at fraction: Double) -> PlotValue? {
    let share = isReversed ? 1 - fraction : fraction
    switch domain {
    case .empty: return nil
    case .numbers(let low, let high): return PlotValue(.number(low + share * (high - low)))
    case .dates(let low, let high): return PlotValue(.date(low.addingTimeInterval(share * high.timeIntervalSince(low))))
    case .categories(let names):
      let index = Int((share * Double(names.count)).rounded(.down))
      return names.indices.contains(index) ? PlotValue(.category(names[index])) : nil
    }
  }

  /// The values at which an axis draws its marks.
  func values(_ values: AxisMarkValues) -> [PlotValue] {
    let all: [PlotValue]
    switch (values.kind, domain) {
    case (_, .empty): return []
    case (.list(let list), _): all = list
    case (_, .categories(let names)): return names.map { PlotValue(.category($0)) }
    case (.automatic(let count), .numbers(let low, let high)): all = Ticks.numbers(low, high, Ticks.step(low, high, count))
    case (.stride(let step), .numbers(let low, let high)): all = Ticks.numbers(low, high, step)
    case (.calendar, .numbers(let low, let high)): all = Ticks.numbers(low, high, Ticks.step(low, high, nil))
    case (.automatic(let count), .dates(let low, let high)): all = Ticks.dates(low, high, count ?? 6)
    case (.stride, .dates(let low, let high)): all = Ticks.dates(low, high, 6)
    case (.calendar(let unit, let count, let calendar), .dates(let low, let high)):
      all = Ticks.dates(low, high, unit, count, calendar)
    }
    return all.filter { fraction($0).map { $0 > -1e-9 && $0 < 1 + 1e-9 } ?? false }
  }

  /// The label of a value that was given no other.
  func label(of value: PlotValue) -> String {
    switch value.kind {
    case .category(let name): name
    case .number(let number): number.formatted()
    case .date(let date): Ticks.label(date, domain)
    }
  }

  /// The domain in words.
  var words: String {
    switch domain {
    case .empty: "empty"
    case .numbers(let low, let high): "\(PlotValue.words(low)) to \(PlotValue.words(high))\(isReversed ? ", reversed" : "")"
    case .dates(let low, let high): "\(PlotValue(.date(low)).words) to \(PlotValue(.date(high)).words)"
    case .categories(let names): names.joined(separator: ", ")
    }
  }
}
