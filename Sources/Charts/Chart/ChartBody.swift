@_spi(CellHarness) import SwiftUI

/// The plot with its axes, its legend and the views at its marks.
struct ChartBody: View {
  let plan: ChartPlan
  let settings: ChartSettings

  var body: some View {
    ChartLayout(geometry: plan.geometry) {
      plot.layoutValue(key: ChartPart.self, value: .plot)
      ForEach(plan.xAxis.labels) { label in
        label.content.layoutValue(
          key: ChartPart.self, value: .label(label.position, plan.xAxis.scale.fraction(label.id) ?? 0))
      }
      ForEach(plan.yAxis.labels) { label in
        label.content.layoutValue(
          key: ChartPart.self, value: .label(label.position, 1 - (plan.yAxis.scale.fraction(label.id) ?? 0)))
      }
      ForEach(settings.axisLabels.indices, id: \.self) { index in
        settings.axisLabels[index].content.font(.caption2).foregroundStyle(.secondary)
          .layoutValue(key: ChartPart.self, value: .title(settings.axisLabels[index].position))
      }
      ForEach(annotations.indices, id: \.self) { index in
        annotations[index].view.content.layoutValue(
          key: ChartPart.self,
          value: .annotation(annotations[index].place, annotations[index].view.position, annotations[index].view.spacing))
      }
      if showsLegend {
        legend.layoutValue(key: ChartPart.self, value: .legend(isAbove: settings.legend.isAbove))
      }
    }
  }

  private var plot: AnyView {
    let marks = AnyView(DescribedLeaf { [plan] in plan.properties($0) })
    return settings.plotStyles.reduce(marks) { $1($0) }
  }

  private var annotations: [(place: UnitPoint, view: PlotAnnotation)] {
    plan.marks.flatMap { mark in mark.annotations.map { (plan.place(mark), $0) } }
  }

  private var showsLegend: Bool {
    switch settings.legend.visibility {
    case .hidden: false
    case .visible, .automatic: settings.legend.content != nil || !plan.styles.domain.isEmpty
    }
  }

  @ViewBuilder private var legend: some View {
    if let content = settings.legend.content {
      content
    } else {
      HStack(spacing: 8) {
        ForEach(plan.styles.domain, id: \.self) { value in
          HStack(spacing: 4) {
            if let style = plan.styles.style(of: value) { Circle().fill(style).frame(width: 8, height: 8) }
            Text(value.words).font(.caption2).foregroundStyle(.secondary)
          }
        }
      }
    }
  }
}
