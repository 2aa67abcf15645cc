import UIKit

struct Stocktake {
  let id: Int
  let article: String
  var draft = ""
  var recorded = "none"
}

/// Waits until the keys have been quiet for a while.
final class StocktakePause {
  private var work: DispatchWorkItem?

  func restart(_ action: @escaping () -> Void) {
    work?.cancel()
    let next = DispatchWorkItem(block: action)
    work = next
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.5, execute: next)
  }
}

final class StocktakeCell: UITableViewCell {
  private let articleLabel = UILabel()
  private let recordedLabel = UILabel()
  private let field = UITextField()
  private var pause = StocktakePause()
  private var onDraft: ((String) -> Void)?
  private var onRecord: ((String) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    recordedLabel.textColor = .secondaryLabel
    field.placeholder = "Count"
    field.keyboardType = .numberPad
    field.borderStyle = .roundedRect
    field.addAction(UIAction { [weak self] _ in self?.typed() }, for: .editingChanged)
    let texts = UIStackView(arrangedSubviews: [articleLabel, recordedLabel])
    texts.axis = .vertical
    let row = UIStackView(arrangedSubviews: [texts, field])
    row.spacing = 12
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      row.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      field.widthAnchor.constraint(equalToConstant: 90),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  func show(_ stocktake: Stocktake, onDraft: @escaping (String) -> Void, onRecord: @escaping (String) -> Void) {
    articleLabel.text = stocktake.article
    field.text = stocktake.draft
    self.onDraft = onDraft
    self.onRecord = onRecord
    showRecorded(stocktake.recorded)
  }

  func showRecorded(_ recorded: String) { recordedLabel.text = "On record: \(recorded)" }

  override func prepareForReuse() {
    super.prepareForReuse()
    // The next article waits for itself: what was typed for this one is still to be recorded.
    pause = StocktakePause()
  }

  private func typed() {
    let count = field.text ?? ""
    onDraft?(count)
    pause.restart { [onRecord = self.onRecord] in onRecord?(count) }
  }
}

/// A form for counting what is on the shelves. Counts go on record when nothing was typed for a while.
final class StocktakesViewController: UITableViewController {
  private var stocktakes = (1...32).map { Stocktake(id: $0, article: "Article \($0)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Stocktakes"
    tableView.rowHeight = 72
    tableView.register(StocktakeCell.self, forCellReuseIdentifier: "stocktake")
  }

  private func index(of id: Int) -> Int? { stocktakes.firstIndex { $0.id == id } }

  private func keepDraft(_ text: String, of id: Int) {
    guard let row = index(of: id) else { return }
    stocktakes[row].draft = text
  }

  private func record(_ text: String, of id: Int) {
    guard let row = index(of: id) else { return }
    stocktakes[row].recorded = text.isEmpty ? "none" : text
    let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? StocktakeCell
    cell?.showRecorded(stocktakes[row].recorded)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { stocktakes.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "stocktake", for: indexPath)
    let stocktake = stocktakes[indexPath.row]
    (cell as? StocktakeCell)?.show(
      stocktake, onDraft: { [weak self] in self?.keepDraft($0, of: stocktake.id) },
      onRecord: { [weak self] in self?.record($0, of: stocktake.id) })
    return cell
  }

  /// A row that waited off screen may have been recorded meanwhile.
  override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    (cell as? StocktakeCell)?.showRecorded(stocktakes[indexPath.row].recorded)
  }
}
