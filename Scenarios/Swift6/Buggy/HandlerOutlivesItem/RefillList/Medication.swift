import Foundation

struct Medication: Identifiable {
  let id: UUID
  var name: String
  var dose: String
  var tabletsLeft: Int

  /// Less than a week's supply.
  var needsRefill: Bool { tabletsLeft < 7 }

  init(id: UUID = UUID(), name: String, dose: String, tabletsLeft: Int) {
    self.id = id
    self.name = name
    self.dose = dose
    self.tabletsLeft = tabletsLeft
  }
}

extension Medication {
  static func cabinet() -> [Medication] {
    let names = [
      "Amlodipine", "Atorvastatin", "Bisoprolol", "Cetirizine", "Citalopram", "Clopidogrel", "Diclofenac", "Doxazosin",
      "Enalapril", "Escitalopram", "Folic acid", "Furosemide", "Gabapentin", "Glimepiride", "Hydrochlorothiazide",
      "Ibuprofen", "Indapamide", "Ketoprofen", "Lansoprazole", "Levothyroxine", "Lisinopril", "Loratadine", "Losartan",
      "Metformin", "Metoprolol", "Mirtazapine", "Montelukast", "Naproxen", "Omeprazole", "Pantoprazole", "Paracetamol",
      "Prednisolone", "Pregabalin", "Quetiapine", "Ramipril", "Rosuvastatin", "Sertraline", "Simvastatin", "Sitagliptin",
      "Spironolactone", "Tamsulosin", "Torasemide", "Tramadol", "Valsartan", "Venlafaxine", "Verapamil", "Warfarin",
    ]
    return names.enumerated().map { index, name in
      Medication(name: name, dose: "\(5 * (1 + index % 4)) mg", tabletsLeft: 3 + (index * 5) % 60)
    }
  }
}
