import UIKit

struct ResumeContact: Hashable {
  let id: Int
  var name: String
}

/// What somebody had begun to write, and for whom; nil: for somebody new.
struct ResumeDraft {
  var contact: Int?
  var name: String
}

final class ResumeFormController: UIViewController {
  private let field = UITextField()
  private let heading: String
  private let change: (String) -> Void
  private let save: (String) -> Void

  init(heading: String, text: String, change: @escaping (String) -> Void, save: @escaping (String) -> Void) {
    (self.heading, self.change, self.save) = (heading, change, save)
    super.init(nibName: nil, bundle: nil)
    field.text = text
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = heading
    field.borderStyle = .roundedRect
    field.placeholder = "New contact"
    field.addAction(UIAction { [weak self] _ in self?.change(self?.field.text ?? "") }, for: .editingChanged)
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        let text = field.text ?? ""
        save(text.isEmpty ? "New contact" : text)
        dismiss(animated: true)
      }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [label, field, button])
    stack.axis = .vertical
    stack.spacing = 12
    stack.frame = CGRect(x: 16, y: 40, width: view.bounds.width - 32, height: 140)
    stack.autoresizingMask = .flexibleWidth
    view.addSubview(stack)
  }
}

/// Contacts. A form that was pulled down is not lost: "Compose" goes on with it, and says for whom it is; else it begins a new contact.
final class ResumeFormViewController: UITableViewController {
  private var contacts = ["Ada", "Bjarne", "Claude", "Donald", "Edsger", "Frances", "Grace", "Hedy", "Ivan", "John"].enumerated()
    .map { ResumeContact(id: $0.offset, name: $0.element) }
  private var draft: ResumeDraft?
  private var dataSource: UITableViewDiffableDataSource<Int, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Contacts"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Compose") { [weak self] _ in self?.compose() })
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
    dataSource = .init(tableView: tableView) { [weak self] table, indexPath, id in
      let cell = table.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = self?.contacts.first { $0.id == id }?.name
      cell.contentConfiguration = content
      return cell
    }
    show()
  }

  private func show() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(contacts.map(\.id))
    let known = Set(dataSource.snapshot().itemIdentifiers)
    snapshot.reconfigureItems(contacts.map(\.id).filter(known.contains))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func compose() { open(draft ?? ResumeDraft(contact: nil, name: "")) }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let id = dataSource.itemIdentifier(for: indexPath), let contact = contacts.first(where: { $0.id == id }) else { return }
    let begun = draft.flatMap { $0.contact == id ? $0 : nil }
    open(begun ?? ResumeDraft(contact: id, name: contact.name))
  }

  private func open(_ begun: ResumeDraft) {
    draft = begun
    let name = contacts.first { $0.id == begun.contact }?.name
    let form = ResumeFormController(heading: name.map { "Edit \($0)" } ?? "New contact", text: begun.name) { [weak self] in
      self?.draft?.name = $0
    } save: { [weak self] text in
      guard let self else { return }
      if let place = contacts.firstIndex(where: { $0.id == begun.contact }) {
        contacts[place].name = text
      } else {
        contacts.append(ResumeContact(id: (contacts.map(\.id).max() ?? 0) + 1, name: text))
      }
      draft = nil
      show()
    }
    present(form, animated: true)
  }
}
