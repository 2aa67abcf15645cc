import CellHarness
import CellRuns
import CellTrace
import Testing
import UIKit

/// A list whose bars have a button without a text, a button of the app's own, and segments in place of the title; below it stand a toolbar and
/// a wheel. It is in a stack that an app's own container holds.
private struct BarsScreen: CellScreen {
  private let controller = UIViewController()
  var rootViewController: UIViewController { controller }
  init() {
    let inner = UINavigationController(rootViewController: BarsViewController())
    controller.addChild(inner)
    inner.view.frame = controller.view.bounds
    inner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(inner.view)
    inner.didMove(toParent: controller)
  }
}

/// Two lists side by side where there is room.
private struct ColumnsScreen: CellScreen {
  let rootViewController: UIViewController
  init() {
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .oneBesideSecondary
    split.setViewController(BarsViewController(), for: .primary)
    let other = BarsViewController()
    other.names = ["Pear"]
    split.setViewController(other, for: .secondary)
    rootViewController = split
  }
}

private final class BarsViewController: UIViewController, UITableViewDataSource, UIPickerViewDataSource, UIPickerViewDelegate {
  var names = ["Apple"]
  private let table = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let own = UIButton(type: .system, primaryAction: UIAction(title: "Own") { [weak self] _ in self?.add("own") })
    navigationItem.leftBarButtonItem = UIBarButtonItem(customView: own)
    navigationItem.leftItemsSupplementBackButton = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "plus"), primaryAction: UIAction { [weak self] _ in self?.add("plus") })
    navigationItem.titleView = UISegmentedControl(
      frame: CGRect(x: 0, y: 0, width: 120, height: 32),
      actions: [UIAction(title: "Up") { [weak self] _ in self?.add("up") }, UIAction(title: "Down") { _ in }])
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 400, width: 320, height: 44))
    toolbar.items = [UIBarButtonItem(systemItem: .trash, primaryAction: UIAction { [weak self] _ in self?.change { $0 = [] } })]
    let wheel = UIPickerView(frame: CGRect(x: 0, y: 460, width: 320, height: 160))
    wheel.dataSource = self
    wheel.delegate = self
    table.frame = CGRect(x: 0, y: 0, width: 320, height: 380)
    table.dataSource = self
    for part in [table, toolbar, wheel] { view.addSubview(part) }
  }

  private func add(_ name: String) { change { $0.append(name) } }
  private func change(_ work: (inout [String]) -> Void) {
    work(&names)
    table.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    ["Low", "Middle", "High"][row]
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { add("row \(row)") }
}

@Suite("What stands in bars, and beside them") struct BarControlTests {
  private func titles(
    _ script: [Interaction], _ screen: any CellScreen.Type = BarsScreen.self, on device: HostDevice = .iPhone14
  ) throws -> [String] {
    let trace = try Runner(screen).run(script, RunConfiguration(traits: HostTraits(device: device)))
    #expect(trace.end == .finished)
    return trace.steps.last?.checkpoint.map(\.title) ?? []
  }

  @Test("A button without a text is called as its picture is; views of the app's own in a bar are touched as others are")
  func bars() throws {
    #expect(try titles([.tap(.showing("plus"))]) == ["Apple", "plus"])
    #expect(try titles([.tap(.showing("Own"))]) == ["Apple", "own"])
    #expect(try titles([.tap(.showing("Up"))]) == ["Apple", "up"])
  }

  @Test("A toolbar that the app put into its view, and a wheel beside the list")
  func views() throws {
    #expect(try titles([.tap(.showing("Trash"))]) == [])
    #expect(try titles([.pick("High", .showing("UIPickerView"))]) == ["Apple", "row 2"])
  }

  @Test("Of columns side by side the bars of both are used; on a phone those of the one on top")
  func columns() throws {
    #expect(try titles([.tap(.showing("plus"))], ColumnsScreen.self, on: .iPad) == ["Apple", "plus", "Pear"])
    #expect(try titles([.tap(.showing("plus"))], ColumnsScreen.self) == ["Pear", "plus"])
    #expect(try titles([.tap(.showing("Back"))], ColumnsScreen.self) == ["Apple"])
  }

  @Test("A search uses all of them")
  func offers() throws {
    let text = try reply { pointer in
      let told = MainActor.assumeIsolated {
        let engine = HostEngine(ScreenSource(BarsScreen.self), configuration: RunConfiguration())
        engine.run([])
        return engine.lookAround().offers.compactMap { offer -> String? in
          switch offer.interaction {
          case .tap(.showing(let name), nil): name
          case .pick(let value, .showing, nil): "pick \(value)"
          case _: nil
          }
        }
      }
      ChildCall.at(pointer).reply.write(told.joined(separator: ", "))
    }
    #expect(text == "plus, Own, Up, Down, Trash, pick Low, pick Middle, pick High", "\(text)")
  }
}
