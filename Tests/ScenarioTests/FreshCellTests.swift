import CellHarness
import Testing
import UIKit

@testable import CellRuns

/// Relies on being configured before it is prepared for another item, as UIKit promises.
private final class ContainerCell: UICollectionViewCell {
  private var label: UILabel!

  override func prepareForReuse() {
    super.prepareForReuse()
    label.removeFromSuperview()
  }

  func show(_ text: String) {
    label = UILabel(frame: contentView.bounds)
    label.text = text
    contentView.addSubview(label)
  }
}

private final class ContainerController: UICollectionViewController {
  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 80)
    super.init(collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(ContainerCell.self, forCellWithReuseIdentifier: "cell")
  }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? ContainerCell)?.show("Row \(indexPath.item)")
    return cell
  }
}

private struct ContainerScreen: CellScreen {
  let rootViewController: UIViewController = ContainerController()
}

/// The run with fresh cells, on screens for which a new cell differs from one that comes back.
@Suite("Runs with fresh cells") struct FreshCellTests {
  @Test("LC-05 a new cell in the place of one that comes back is not prepared: what relies on that is correct")
  func unprepared() throws {
    let plan = RunPlan(Runner(ContainerScreen.self), script: [.scrollToEnd, .scrollToTop], profile: .iOS18)
    let outcome = try plan.perform()
    #expect(outcome.runs.main.end == .finished && outcome.runs.main.consulted?.reuse != 0)
    #expect(outcome.judgement.findings.isEmpty)
  }
}
