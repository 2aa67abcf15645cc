import Combine
import UIKit

class Patient {
  let name: String
  let pulse = CurrentValueSubject<Int, Never>(60)

  init(name: String) { self.name = name }
}

/// Subscribes to the new patient, and stays subscribed to the old one.
class PatientCell: UITableViewCell {
  private var cancellables = Set<AnyCancellable>()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { fatalError() }

  func bind(_ patient: Patient) {
    textLabel?.text = patient.name
    patient.pulse
      .sink { [weak self] pulse in self?.detailTextLabel?.text = "\(pulse) bpm" }
      .store(in: &cancellables)
  }
}

class WardViewController: UITableViewController {
  private let patients = (1...40).map { Patient(name: "Patient \($0)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PatientCell.self, forCellReuseIdentifier: "patient")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { patients.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "patient", for: indexPath)
    (cell as? PatientCell)?.bind(patients[indexPath.row])
    return cell
  }

  func beat() {
    for (index, patient) in patients.enumerated().prefix(8) { patient.pulse.send(80 + index) }
  }
}
