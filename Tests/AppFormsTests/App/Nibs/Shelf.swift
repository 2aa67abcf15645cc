// swift-format-ignore-file: NeverForceUnwrap

import UIKit

class ShelfViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet weak var tableView: UITableView!
  @IBOutlet var ratingHeight: NSLayoutConstraint!
  @IBOutlet var addItem: UIBarButtonItem!
  @IBOutlet var rating: RatingView!
  @IBOutlet var buttons: [UIButton]!
  var log: [String] = []
  var refuses = false
  var titleText: String? { titleLabel.text }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    log.append("init \(storyboard != nil)")
  }
  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake \(isViewLoaded)")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("loaded \(titleLabel != nil)")
  }

  @IBAction func pressed(_ sender: UIButton) { log.append("pressed \(sender.currentTitle ?? "")") }
  @IBAction func add(_ sender: Any) { log.append("add") }
  @IBAction func cellSwitched(_ sender: UISwitch) { log.append("cell \(sender.isOn)") }
  @IBAction private func doubleTapped(_ sender: UITapGestureRecognizer) { log.append("taps \(sender.numberOfTapsRequired)") }
  @IBAction func unwindToShelf(_ segue: UIStoryboardSegue) { log.append("unwind from \(type(of: segue.source))") }

  @IBSegueAction func makeDetail(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> ShelfDetailViewController? {
    log.append("make \(segueIdentifier ?? "")")
    return ShelfDetailViewController(coder: coder, subject: "made")
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { !refuses }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepare \(segue.identifier ?? "") \(type(of: segue.destination))")
    if let detail = segue.destination as? ShelfDetailViewController, let cell = sender as? ShelfCell {
      detail.subject = cell.nameLabel.text ?? ""
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "ShelfCell", for: indexPath) as! ShelfCell
    cell.nameLabel.text = "Row \(indexPath.row)"
    return cell
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("did select \(indexPath.row)") }
}

class ShelfCell: UITableViewCell {
  @IBOutlet var nameLabel: UILabel!
  @IBOutlet private var toggle: UISwitch!
  var wasAwake = false
  var states: [Bool] = []
  override func awakeFromNib() {
    super.awakeFromNib()
    wasAwake = nameLabel != nil && toggle.isOn
  }
  @IBAction func switched(_ sender: UISwitch) { states.append(sender.isOn) }
}

@IBDesignable class RatingView: UIView {
  @IBInspectable var maximum: Int = 5
  @IBInspectable var starColor: UIColor? = nil
  var grayAtInit: UIColor?
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    grayAtInit = backgroundColor
    backgroundColor = .green
  }
}

/// Has an initialiser of its own besides the one with a coder.
class ShelfDetailViewController: UIViewController {
  @IBOutlet var stack: UIStackView!
  @IBOutlet var backButton: UIButton!
  var subject: String
  init?(coder: NSCoder, subject: String) {
    self.subject = subject
    super.init(coder: coder)
  }
  required init?(coder: NSCoder) {
    subject = "none"
    super.init(coder: coder)
  }
}

final class ShelfFooterViewController: UIViewController {}

/// Drawn as a cell in its interface file, and of another class.
final class ShelfSectionHeader: UITableViewHeaderFooterView { @IBOutlet weak var titleLabel: UILabel! }

final class BadgeCell: UICollectionViewCell { @IBOutlet weak var badge: UILabel! }

class PanelViewController: UIViewController, UITextFieldDelegate {
  @IBOutlet var field: UITextField!
  @IBOutlet var line: HairlineConstraint!
  @IBOutlet var box: UIView!
}

/// As thin as the screen shows a line.
final class HairlineConstraint: NSLayoutConstraint {
  var wasThree = false
  override func awakeFromNib() {
    super.awakeFromNib()
    wasThree = constant == 3
    constant = 1 / UIScreen.main.scale
  }
}

final class ShelfAddItem: UIBarButtonItem {}

extension ShelfAddItem {
  override func awakeFromNib() {
    super.awakeFromNib()
    tintColor = .systemTeal
  }
}
