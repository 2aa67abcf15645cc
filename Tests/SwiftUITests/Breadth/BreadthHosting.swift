import Charts
import SwiftUI
import UIKit

@testable import SwiftUI

extension Breadth {
  private struct Dot: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) { uiView.tag = 3 }
  }
  private struct Page: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
  }
  private static func height<V: UIView>(_ view: V) -> String {
    "\(view.systemLayoutSizeFitting(CGSize(width: 320, height: 0)).height)"
  }

  /// Hosting in UIKit, and charts.
  static let hosting: [BreadthEntry] = [
    act("UIHostingConfiguration {}", expecting: "56.0") {
      height(UIHostingConfiguration { Color.red.frame(height: 34) }.makeContentView())
    },
    act(".margins(_:_:)", expecting: "44.0") {
      height(UIHostingConfiguration { Color.red.frame(height: 34) }.margins(.all, 0).makeContentView())
    },
    act(".minSize(height:)", expecting: "90.0") {
      height(UIHostingConfiguration { Color.red.frame(height: 34) }.minSize(height: 90).makeContentView())
    },
    act("UIHostingController", expecting: "34.0") {
      "\(UIHostingController(rootView: Color.red.frame(height: 34)).sizeThatFits(in: CGSize(width: 320, height: 999)).height)"
    },
    view("UIViewRepresentable", Dot().frame(width: 9, height: 9), without: EmptyView()),
    view("Context", Dot().frame(width: 9, height: 9), without: EmptyView()),
    compiles("UIViewControllerRepresentable", Page.self),
    view(
      "Chart(_:) {}", Chart([1, 2], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }.frame(height: 99),
      without: EmptyView()),
    view(
      "LineMark(x:y:)", Chart { LineMark(x: .value("x", 1), y: .value("y", 2)) }.frame(height: 99),
      without: Chart { PointMark(x: .value("x", 1), y: .value("y", 2)) }.frame(height: 99)),
    view(
      ".symbol(_:)", Chart { LineMark(x: .value("x", 1), y: .value("y", 2)).symbol(.circle) }.frame(height: 99),
      without: Chart { LineMark(x: .value("x", 1), y: .value("y", 2)) }.frame(height: 99)),
    view(
      ".symbolSize(_:)", Chart { LineMark(x: .value("x", 1), y: .value("y", 2)).symbolSize(9) }.frame(height: 99),
      without: Chart { LineMark(x: .value("x", 1), y: .value("y", 2)) }.frame(height: 99)),
    view(
      ".chartXAxis(_:)", Chart { LineMark(x: .value("x", 1), y: .value("y", 2)) }.chartXAxis(.hidden).frame(height: 99),
      without: Chart { LineMark(x: .value("x", 1), y: .value("y", 2)) }.frame(height: 99)),
    view(
      ".chartYAxis(_:)", Chart { LineMark(x: .value("x", 1), y: .value("y", 2)) }.chartYAxis(.hidden).frame(height: 99),
      without: Chart { LineMark(x: .value("x", 1), y: .value("y", 2)) }.frame(height: 99)),
    view(
      ".chartYScale(domain:)",
      Chart { LineMark(x: .value("x", 1), y: .value("y", 2)) }.chartYScale(domain: 0...9).frame(height: 99),
      without: Chart { LineMark(x: .value("x", 1), y: .value("y", 2)) }.frame(height: 99)),
  ]
}
