import CellTrace
import Charts
import HeadlessCore

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

extension Breadth {
  private struct Dot: UIViewRepresentable {
    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = "dot" }
  }
  private struct Page: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { UIHostingController(rootView: Text("page")) }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
  }
  private struct Screened: Identifiable {
    let id: Int
  }

  /// What a screen shows in a window, or what is presented above it.
  private static func shown<V: View>(_ view: V) -> String {
    RunState.begin()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let controller = UIHostingController(rootView: view)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    HostLoop.settle()
    if let alert = controller.presentedViewController as? UIAlertController {
      return ([alert.title ?? ""] + alert.actions.map { $0.title ?? "" }).joined(separator: " ")
    }
    return (controller.presentedViewController ?? controller).view.shownTexts.joined(separator: " ")
  }
  private static func height<V: UIView>(_ view: V) -> String {
    "\(view.systemLayoutSizeFitting(CGSize(width: 320, height: 0)).height)"
  }

  /// Hosting in UIKit, and charts.
  static let hosting: [BreadthEntry] = [
    act("UIHostingConfiguration {}", expecting: "50.0") {
      height(UIHostingConfiguration { Color.red.frame(height: 34) }.makeContentView())
    },
    act("UIHostingConfiguration(content:)", expecting: "50.0") {
      func row() -> some View { Color.red.frame(height: 34) }
      return height(UIHostingConfiguration(content: row).makeContentView())
    },
    act(".margins(_:_:)", expecting: "34.0") {
      height(UIHostingConfiguration { Color.red.frame(height: 34) }.margins(.all, 0).makeContentView())
    },
    act(".minSize(height:)", expecting: "90.0") {
      height(UIHostingConfiguration { Color.red.frame(height: 34) }.minSize(height: 90).makeContentView())
    },
    act("UIHostingController", expecting: "34.0") {
      "\(UIHostingController(rootView: Color.red.frame(height: 34)).sizeThatFits(in: CGSize(width: 320, height: 999)).height)"
    },
    act("UIHostingController(rootView:)", expecting: "a") { shown(Text("a")) },
    act("UIViewRepresentable", expecting: "dot") { shown(Dot()) },
    act("Context", expecting: "dot") { shown(Dot()) },
    act("UIViewControllerRepresentable", expecting: "page") { shown(Page()) },
    // Below: a preview is compiled and never made.
    compiles("Preview {}", ()), compiles("Preview(_:) {}", ()),
    act(".sheet(isPresented:) {}", expecting: "sheet") { shown(Text("a").sheet(isPresented: .constant(true)) { Text("sheet") }) },
    act(".sheet(item:) {}", expecting: "sheet 1") {
      shown(Text("a").sheet(item: .constant(Screened(id: 1) as Screened?)) { Text("sheet \($0.id)") })
    },
    act(".alert(_:isPresented:) {}", expecting: "Really? Yes") {
      shown(Text("a").alert("Really?", isPresented: .constant(true)) { Button("Yes") {} })
    },
    act(".actionSheet(isPresented:) {}", expecting: "Really? Cancel") {
      shown(
        Text("a").actionSheet(isPresented: .constant(true)) { ActionSheet(title: Text("Really?"), buttons: [.cancel()]) })
    },
    act(".confirmationDialog(_:isPresented:) {}", expecting: "Really? Yes Cancel") {
      shown(
        Text("a").confirmationDialog("Really?", isPresented: .constant(true), titleVisibility: .visible) { Button("Yes") {} })
    },
    act(".automatic(includesZero:)", expecting: "true") {
      @MainActor func marks(_ zero: Bool) -> [String] {
        Hosted(
          Chart { LineMark(x: .value("x", 1), y: .value("y", 200)) }
            .chartYScale(domain: .automatic(includesZero: zero)).frame(height: 99)
        ).texts
      }
      return "\(marks(true) != marks(false))"
    },
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

#Preview { Text("never made") }
#Preview("Named") { Text("never made") }
