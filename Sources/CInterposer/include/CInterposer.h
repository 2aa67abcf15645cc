#pragma once
int cellharness_interposer_version(void);
