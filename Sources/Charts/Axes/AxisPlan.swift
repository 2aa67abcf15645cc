@_spi(CellHarness) import SwiftUI

/// An axis with everything it draws.
struct AxisPlan {
  /// A line at a value.
  struct Line {
    let kind: String
    let value: PlotValue
    let width: CGFloat?
    let style: AnyShapeStyle?
  }

  /// A label at a value.
  struct Label: Identifiable {
    let id: PlotValue
    let position: AxisMarkPosition
    let content: AnyView
  }

  let scale: PlotScale
  let isHorizontal: Bool
  /// Where the marks that are being added stand.
  var position = AxisMarkPosition.automatic
  var lines: [Line] = []
  var labels: [Label] = []

  @MainActor init(_ scale: PlotScale, isHorizontal: Bool, _ setting: AxisSetting) {
    self.scale = scale
    self.isHorizontal = isHorizontal
    switch setting {
    case .hidden: break
    case .automatic: AxisMarks().collect(&self)
    case .content(let content): content.collect(&self)
    }
  }

  /// Adds a label; of labels at one value the first one counts.
  @MainActor mutating func add<V: View>(_ view: V, _ value: AxisValue, _ look: AxisLook) {
    guard !labels.contains(where: { $0.id == value.plotted }) else { return }
    let styled = view.font(look.font ?? .caption2).foregroundStyle(look.style ?? AnyShapeStyle(.secondary))
    labels.append(Label(id: value.plotted, position: place(position), content: AnyView(styled)))
  }

  /// The lines in words.
  @MainActor func words(_ environment: EnvironmentValues) -> String {
    var kinds: [(name: String, values: [String])] = []
    for line in lines {
      var name = line.kind
      if let width = line.width { name += " \(PlotValue.words(Double(width)))" }
      if let style = line.style { name += " \(style.styleWords(in: environment))" }
      if let index = kinds.firstIndex(where: { $0.name == name }) {
        kinds[index].values.append(line.value.words)
      } else {
        kinds.append((name, [line.value.words]))
      }
    }
    return ([scale.words] + kinds.map { "\($0.name) at \($0.values.joined(separator: ", "))" }).joined(separator: "; ")
  }

  private func place(_ position: AxisMarkPosition) -> AxisMarkPosition {
    position == .automatic ? (isHorizontal ? .bottom : .trailing) : position
  }
}

/// What a chart was told about an axis.
enum AxisSetting {
  case automatic, hidden
  case content(AnyAxisContent)
}
