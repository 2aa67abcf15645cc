import UIKit

struct Field {
  let label: String
  let hint: String
  var isRequired = false
  var value = ""
}

struct FieldGroup {
  let title: String
  var fields: [Field]
}

@MainActor final class EnrolmentForm {
  var groups = [
    FieldGroup(
      title: "Pupil",
      fields: [
        Field(label: "First name", hint: "As in the passport", isRequired: true),
        Field(label: "Last name", hint: "Family name", isRequired: true),
        Field(label: "Born", hint: "Day and month"), Field(label: "Nickname", hint: "If there is one"),
        Field(label: "Languages", hint: "Spoken at home"),
      ]),
    FieldGroup(
      title: "Parents",
      fields: [
        Field(label: "Mother", hint: "Full name"), Field(label: "Mother's phone", hint: "Reachable by day"),
        Field(label: "Father", hint: "Full name, too"), Field(label: "Father's phone", hint: "Daytime number"),
        Field(label: "E-mail", hint: "For letters", isRequired: true), Field(label: "Street", hint: "And number"),
        Field(label: "Town", hint: "With postcode"),
      ]),
    FieldGroup(
      title: "Health",
      fields: [
        Field(label: "Doctor", hint: "Name and town"), Field(label: "Allergies", hint: "Or none"),
        Field(label: "Medicine", hint: "To be taken at school"), Field(label: "Insurance", hint: "Company"),
        Field(label: "Swimming", hint: "Badge, if any"),
      ]),
    FieldGroup(
      title: "Everyday life",
      fields: [
        Field(label: "Lunch", hint: "Meat or not"), Field(label: "Way to school", hint: "Bus, foot, bike"),
        Field(label: "Pick-up", hint: "Who else may come"), Field(label: "Clubs", hint: "Up to two"),
        Field(label: "Remarks", hint: "Anything else"),
      ]),
  ]

  var missing: [String] { groups.flatMap(\.fields).filter { $0.isRequired && $0.value.isEmpty }.map(\.label) }

  func clear() {
    for group in groups.indices {
      for field in groups[group].fields.indices { groups[group].fields[field].value = "" }
    }
  }
}

final class EnrolmentFieldCell: UITableViewCell, UITextFieldDelegate {
  private let label = UILabel()
  private let field = UITextField()
  private var onEdit: ((String) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    field.delegate = self
    let row = UIStackView(arrangedSubviews: [label, field])
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      label.widthAnchor.constraint(equalToConstant: 130),
      row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
    field.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onEdit?(field.text ?? "")
      }, for: .editingDidEndOnExit)
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  func show(_ item: Field, onEdit: @escaping (String) -> Void) {
    label.text = item.isRequired ? "\(item.label) *" : item.label
    field.placeholder = item.hint
    field.text = item.value
    self.onEdit = onEdit
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}

final class EnrolmentViewController: UITableViewController {
  private let form: EnrolmentForm

  init(form: EnrolmentForm) {
    self.form = form
    super.init(style: .insetGrouped)
    title = "Enrolment"
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(EnrolmentFieldCell.self, forCellReuseIdentifier: "field")
    tableView.keyboardDismissMode = .onDrag
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Clear",
      primaryAction: UIAction(title: "Clear") { [weak self] _ in
        self?.view.endEditing(true)
        self?.form.clear()
        self?.tableView.reloadData()
      })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Send", primaryAction: UIAction(title: "Send") { [weak self] _ in self?.send() })
  }

  private func send() {
    view.endEditing(true)
    let missing = form.missing
    let alert = UIAlertController(
      title: missing.isEmpty ? "Thank you" : "Not complete",
      message: missing.isEmpty ? "We have your form." : "Missing: " + missing.joined(separator: ", "), preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Fine", style: .default))
    present(alert, animated: true)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { form.groups.count }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    form.groups[section].title
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    form.groups[section].fields.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
    (cell as? EnrolmentFieldCell)?.show(form.groups[indexPath.section].fields[indexPath.row]) { [weak self] text in
      self?.form.groups[indexPath.section].fields[indexPath.row].value = text
    }
    return cell
  }
}
