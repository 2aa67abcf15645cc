import SwiftUI

/// What the modifiers around a chart say.
struct ChartSettings {
  var xAxis = AxisSetting.automatic
  var yAxis = AxisSetting.automatic
  var xScale = ScaleSetting()
  var yScale = ScaleSetting()
  var styles = StyleScaleSetting()
  var legend = LegendSetting()
  var plotStyles: [(AnyView) -> AnyView] = []
  var overlays: [ChartLayer] = []
  var backgrounds: [ChartLayer] = []
  var axisLabels: [AxisTitle] = []
  /// What has no other place: names with arguments.
  var looks: [(name: String, value: String)] = []
}

/// A view in front of or behind a chart.
struct ChartLayer {
  let alignment: Alignment
  let content: (ChartProxy) -> AnyView
}

/// What an axis measures.
struct AxisTitle {
  let position: AxisMarkPosition
  let content: AnyView
}

/// How the meaning of styles is told.
struct LegendSetting {
  var visibility = Visibility.automatic
  var isAbove = false
  var content: AnyView?
}

private struct ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

nonisolated extension View {
  func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }
  func chartLook(_ name: String, _ value: String) -> some View { chart { $0.looks.append((name, value)) } }
}
