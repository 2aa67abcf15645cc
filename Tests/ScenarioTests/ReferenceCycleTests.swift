import Testing
import UIKit

@testable import CellHarness
@testable import CellRuns

private protocol RowListDelegate: AnyObject {}

private final class RowList: UIView, UITableViewDataSource {
  /// Strong, and that is the mistake.
  private var delegate: (any RowListDelegate)?
  private let table = UITableView()

  init(delegate: any RowListDelegate) {
    self.delegate = delegate
    super.init(frame: .zero)
    addSubview(table)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
  }
  required init?(coder: NSCoder) { nil }
  override func layoutSubviews() {
    super.layoutSubviews()
    table.frame = bounds
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

private final class RowListController: UIViewController, RowListDelegate {
  override func loadView() { view = RowList(delegate: self) }
}

private struct RowListScreen: CellScreen {
  let rootViewController: UIViewController = RowListController()
}

private final class Node {
  var next: Node?
  weak var former: Node?
  unowned(unsafe) var owner: Node?
  var others: [Node] = []
  var links: [Link] = []
}

/// As a control keeps its targets.
private struct Link {
  weak var target: Node?
  var name = ""
  var holder: Node?
}

/// What holds a screen that is still there.
@Suite("Cycles of strong references") struct ReferenceCycleTests {
  @Test("A delegate that is not weak is named")
  func delegate() throws {
    let outcome = try RunPlan(Runner(RowListScreen.self), script: [], profile: .iOS18, policies: [.lifo]).perform()
    let finding = try #require(outcome.judgement.findings.first { $0.detector == "retained-after-teardown" })
    #expect(
      finding.evidence.contains("strong references lead from it back to it, through RowList.delegate"),
      "\(finding.evidence)")
  }

  @Test("Weak and unowned references hold nothing, arrays do; the shortest way counts")
  func ways() {
    func properties(_ node: Node) -> [String] { ReferenceCycle.properties(from: node) { _ in true } }
    let (first, second) = (Node(), Node())
    first.next = second
    second.former = first
    second.owner = first
    #expect(properties(first) == [])
    second.others = [second, first]
    #expect(properties(first) == ["Node.next", "Node.others"])
    #expect(properties(second) == ["Node.others"])
    first.next = first
    #expect(properties(first) == ["Node.next"])
    (first.next, second.others) = (nil, [])
  }

  @Test("A weak reference in a structure of an array holds nothing, a strong one beside it does")
  func structures() {
    func properties(_ node: Node) -> [String] { ReferenceCycle.properties(from: node) { _ in true } }
    let node = Node()
    node.links = [Link(target: node, name: "weak")]
    #expect(properties(node) == [])
    node.links.append(Link(holder: node))
    #expect(properties(node) == ["Node.links"])
    node.links = []
  }
}
