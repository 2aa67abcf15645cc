import UIKit

/// Loading, loaded or failed: three looks of one table.
class InvoicesViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private enum State {
    case loading
    case failed(String)
    case loaded([String])
  }

  private enum Row {
    case spinner
    case retry(String)
    case invoice(String)
  }

  private let tableView = UITableView(frame: .zero, style: .grouped)
  private var attempts = 0
  private var state = State.loading {
    didSet { tableView.reloadData() }
  }

  private var rows: [Row] {
    switch state {
    case .loading: return [.spinner]
    case .failed(let reason): return [.retry(reason)]
    case .loaded(let invoices): return invoices.map(Row.invoice)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.dataSource = self
    tableView.delegate = self
    for identifier in ["spinner", "retry", "invoice"] {
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: identifier)
    }
    view.addSubview(tableView)
    load()
  }

  func load() {
    attempts += 1
    let attempt = attempts
    state = .loading
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.3) {
      DispatchQueue.main.async { [weak self] in
        self?.state = attempt == 1 ? .failed("No connection") : .loaded((1...40).map { "Invoice \($0)" })
      }
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch rows[indexPath.row] {
    case .spinner:
      let cell = tableView.dequeueReusableCell(withIdentifier: "spinner", for: indexPath)
      cell.textLabel?.text = "Loading…"
      cell.selectionStyle = .none
      return cell
    case .retry(let reason):
      let cell = tableView.dequeueReusableCell(withIdentifier: "retry", for: indexPath)
      cell.textLabel?.text = "\(reason). Try again"
      cell.textLabel?.textColor = .systemBlue
      return cell
    case .invoice(let name):
      let cell = tableView.dequeueReusableCell(withIdentifier: "invoice", for: indexPath)
      cell.textLabel?.text = name
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if case .retry = rows[indexPath.row] {
      load()
    }
  }
}
